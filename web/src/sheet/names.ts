/** What the sides are called on a sheet: the names of their players, where these are known. */

import type { Side } from '../cards/card';

export type Names = Record<Side, string>;
