/** Price lists and the list of games, kept in the browser once they have come: a pad must work without a network. */

import { toSend, type Chosen } from '../home/options';
import { recall, remember } from '../storage';
import { getGames, getPrices } from '../table/api/http';
import type { GameInfo, PriceList } from '../table/messages.gen';

/** Options that each deal has for itself; a price list has all their values. */
export const PER_DEAL: readonly string[] = ['vulnerable'];

/** What was kept before comes at once, and is fetched anew for the next time; else it is waited for. */
async function kept<Answer>(key: string, fetched: () => Promise<Answer>): Promise<Answer> {
  const fresh = fetched().then((answer) => {
    remember(key, JSON.stringify(answer));
    return answer;
  });
  const before = recall(key);
  if (before === null) return fresh;
  fresh.catch(() => undefined);
  return JSON.parse(before) as Answer;
}

export const gamesKept = (): Promise<GameInfo[]> =>
  kept('vintik.games', () => getGames().then(({ games }) => games));

/** The number in the key is that of the shape of the list. */
export const pricesKept = (game: string, options: Chosen): Promise<PriceList> =>
  kept(`vintik.prices/1 ${game} ${JSON.stringify(sorted(options))}`, () => getPrices(game, options));

const sorted = (options: Chosen) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

/** What is chosen for all deals of a game, as it is kept and sent. */
export const forAllDeals = (game: GameInfo, changed: Chosen): Chosen => {
  const all = Object.fromEntries(game.options.map(({ name, default: value }) => [name, value]));
  const sent = toSend(game, { ...all, ...changed });
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !PER_DEAL.includes(name)));
};
