/** Where the seats are on the screen: the person's own at the bottom, the others clockwise from there. */

import { SEATS, type Seat } from '../../cards/card';

export type Place = 'bottom' | 'left' | 'top' | 'right';
export const PLACES: readonly Place[] = ['bottom', 'left', 'top', 'right'];

export const placeOf = (seat: Seat, own: Seat): Place =>
  PLACES[(SEATS.indexOf(seat) - SEATS.indexOf(own) + 4) % 4];

export const seatAt = (place: Place, own: Seat): Seat =>
  SEATS[(SEATS.indexOf(own) + PLACES.indexOf(place)) % 4];
