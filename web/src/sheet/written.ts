/** What a sheet is drawn from: a table's view has all of it, and so has a match with real cards. */

import type { Side } from '../cards/card';
import type { MatchSeen, SheetRow, ViewSeen } from '../table/messages.gen';

/** `trick` is null where the order of the tricks is not known. */
export interface Won {
  side: Side;
  trick: number | null;
}

export type Row = Omit<SheetRow, 'game_won'> & { game_won: Won | null };

export type Standing = Omit<MatchSeen, 'dealer'>;

export interface Written extends Pick<ViewSeen, 'form' | 'columns'> {
  sheet: Row[];
  match: Standing;
}
