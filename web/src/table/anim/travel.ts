/** Cards travel from a hand to the trick, and a trick to its winner: a style sheet's transform, started from where the
 *  thing was last seen. Where nothing may move, or nothing is known, it is simply there. */

import type { Attachment } from 'svelte/attachments';
import type { Update } from '../messages.gen';
import { still, travelTime } from './motion';

/** Where the cards lay that are about to be drawn elsewhere, by card. */
const left = new Map<string, DOMRect>();

/** The place of a seat that shows no cards, or of a card in a hand that does. */
function whence(page: ParentNode, seat: string, card: string): DOMRect | undefined {
  const held = page.querySelector(`[data-card="${card}"]`) ?? page.querySelector(`[data-seat="${seat}"]`);
  const place = held?.getBoundingClientRect();
  return place && place.width > 0 ? place : undefined;
}

/** To be told of each act before it is drawn. */
export function beforeDrawing(page: ParentNode, { events }: Update): void {
  left.clear();
  if (still()) return;
  for (const event of events) {
    if (event.type !== 'card_played') continue;
    const { seat, card } = event as unknown as { seat: string; card: string };
    const place = whence(page, seat, card);
    if (place) left.set(card, place);
  }
}

const middle = ({ left: x, top: y, width, height }: DOMRect) => [x + width / 2, y + height / 2];

/** How far `from` is from `to`, middle to middle, in pixels. */
function apart(from: DOMRect, to: DOMRect): { x: string; y: string } {
  const [a, b] = [middle(from), middle(to)];
  return { x: `${Math.round(a[0] - b[0])}px`, y: `${Math.round(a[1] - b[1])}px` };
}

/** For a card that appears in the trick: it comes from where it was held. */
export const laid =
  (card: string): Attachment<HTMLElement> =>
  (element) => {
    const from = left.get(card);
    left.delete(card);
    if (!from || still()) return;
    const to = element.getBoundingClientRect();
    const { x, y } = apart(from, to);
    element.style.setProperty('--from-x', x);
    element.style.setProperty('--from-y', y);
    element.style.setProperty('--from-scale', String(Math.min(from.width / to.width, 1.5)));
    element.style.setProperty('--travel', `${travelTime()}ms`);
    element.classList.add('travels');
    const arrived = () => element.classList.remove('travels');
    element.addEventListener('animationend', arrived, { once: true });
    return arrived;
  };

/** For a completed trick: it goes to the seat of its winner when it is gathered. */
export const gathered =
  (winner: string | null, gathering: boolean): Attachment<HTMLElement> =>
  (element) => {
    if (!winner || !gathering || still()) return;
    const seat = document.querySelector(`[data-seat="${winner}"]`);
    if (!seat) return;
    const { x, y } = apart(seat.getBoundingClientRect(), element.getBoundingClientRect());
    element.style.setProperty('--to-x', x);
    element.style.setProperty('--to-y', y);
    element.style.setProperty('--travel', `${travelTime()}ms`);
    element.classList.add('gathered');
    return () => element.classList.remove('gathered');
  };
