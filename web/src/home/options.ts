/** Which options of a game are shown, and what is sent of them. */

import type { GameInfo, OptionInfo } from '../table/messages.gen';

export type Chosen = Record<string, string | number>;

export const defaults = (game: GameInfo): Chosen =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));

/** Options whose `only_with` agrees with what is chosen of the others. */
export const shown = (game: GameInfo, chosen: Chosen): OptionInfo[] =>
  game.options.filter((option) =>
    Object.entries(option.only_with).every(([name, values]) => values.includes(chosen[name])),
  );

/** The choices to send: hidden options are left out, and what the game does anyway. */
export const toSend = (game: GameInfo, chosen: Chosen): Chosen =>
  Object.fromEntries(
    shown(game, chosen)
      .filter((option) => chosen[option.name] !== option.default)
      .map(({ name }) => [name, chosen[name]]),
  );
