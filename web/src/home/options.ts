/** Which options of a game are shown, and what is sent of them. */

import type { GameInfo, OptionInfo } from '../table/messages.gen';

export type Chosen = Record<string, string | number>;

export const defaults = (game: GameInfo): Chosen =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

const agrees = (wanted: Record<string, (string | number)[]>, chosen: Chosen): boolean =>
  Object.entries(wanted).every(([name, values]) => values.includes(chosen[name]));

/** Whether the game as chosen is a sealed sequence of deals, which may have a name. */
export const sealed = (game: GameInfo, chosen: Chosen): boolean =>
  game.sealed_with !== null && agrees(game.sealed_with, chosen);

/** Options whose `only_with` agrees with what is chosen of the others. */
export const shown = (game: GameInfo, chosen: Chosen): OptionInfo[] =>
  game.options.filter((option) => agrees(option.only_with, chosen));

/** The choices to send: hidden options are left out, and what the game does anyway. */
export const toSend = (game: GameInfo, chosen: Chosen): Chosen =>
  Object.fromEntries(
    shown(game, chosen)
      .filter((option) => chosen[option.name] !== option.default)
      .map(({ name }) => [name, chosen[name]]),
  );
