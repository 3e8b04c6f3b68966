/** A deal played with real cards, as far as somebody has told what happened in it. Knows no scoring. */

import { denominationOf, SIDES, sideOf, type Seat, type Side } from '../cards/card';
import type { PricedContract, PriceList, Sides } from '../table/messages.gen';

export const ZONES = ['None', 'NS', 'EW', 'Both'] as const;
export type Zone = (typeof ZONES)[number];

/** Tricks, honours and aces are those of North–South, so that they stay when the declarer is corrected. */
export interface Played {
  dealer: Seat;
  /** The deal was thrown in: nobody bid. */
  passedOut: boolean;
  contract: string | null;
  declarer: Seat | null;
  doubled: number;
  vulnerable: Zone;
  /** Whether `winners` tells the tricks one by one; `counted` their number otherwise. */
  inOrder: boolean;
  winners: Side[];
  counted: number | null;
  /** Who reached game first, where the count alone does not tell. */
  first: Side | null;
  honours: number | null;
  aces: number | null;
}

/** `before`: the deal before it, whose ways are kept. */
export const newDeal = (dealer: Seat, before?: Pick<Played, 'vulnerable' | 'inOrder'>): Played => ({
  dealer,
  passedOut: false,
  contract: null,
  declarer: null,
  doubled: 0,
  vulnerable: before?.vulnerable ?? 'None',
  inOrder: before?.inOrder ?? true,
  winners: [],
  counted: null,
  first: null,
  honours: null,
  aces: null,
});

/** The tricks of both sides once all 13 are known. */
export function tricksOf(deal: Played): Sides | null {
  const NS = deal.inOrder
    ? deal.winners.length === 13
      ? deal.winners.filter((side) => side === 'NS').length
      : null
    : deal.counted;
  return NS === null ? null : { NS, EW: 13 - NS };
}

/** Of `all` honours or aces, those of a side when `ns` are North–South's. */
export const shareOf = (side: Side, ns: number, all: number): number =>
  side === 'NS' ? ns : all - ns;

export const inZone = (zone: Zone, side: Side): boolean => zone === 'Both' || zone === side;

/** The prices of the contract of a deal, null while it is not known. */
export function pricesOf(list: PriceList, deal: Played): PricedContract | null {
  const { contract, declarer, doubled, vulnerable } = deal;
  if (deal.passedOut || contract === null || declarer === null) return null;
  const zone = inZone(vulnerable, sideOf(declarer));
  return (
    list.contracts.find(
      (each) =>
        each.bid === contract &&
        each.doubled === doubled &&
        (each.vulnerable === null || each.vulnerable === zone),
    ) ?? null
  );
}

export type Part = 'contract' | 'declarer' | 'tricks' | 'honours' | 'aces';

/** What must still be told before the deal can be written down. */
export function missing(list: PriceList, deal: Played): Part[] {
  if (deal.passedOut) return [];
  const prices = pricesOf(list, deal);
  const lacks: Record<Part, boolean> = {
    contract: deal.contract === null || (deal.declarer !== null && prices === null),
    declarer: deal.declarer === null,
    tricks: tricksOf(deal) === null,
    honours: prices?.honours != null && deal.honours === null,
    aces: prices?.aces != null && deal.aces === null,
  };
  return (Object.keys(lacks) as Part[]).filter((part) => lacks[part]);
}

/** Whether a side can have been dealt so many honours and so many aces: the ace of trumps is both. */
export function possible(contract: string | null, honours: number | null, aces: number | null): boolean {
  if (contract === null || denominationOf(contract) === 'NT' || honours === null || aces === null)
    return true;
  return !(honours === 5 && aces === 0) && !(honours === 0 && aces === 4);
}

/** How many of four names stand side by side: long ones need the room. */
export const inARow = (names: Partial<Record<string, string>> = {}): number =>
  Object.values(names).some((name) => (name ?? '').length > 8) ? 2 : 4;

const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);
const within = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** A deal read from a file; null if it is none. */
export function readDeal(value: unknown): Played | null {
  if (typeof value !== 'object' || value === null) return null;
  const deal = value as Record<keyof Played, unknown>;
  const may = (given: unknown, good: boolean) => given === null || good;
  const fine =
    /^[NESW]$/.test(String(deal.dealer)) &&
    typeof deal.passedOut === 'boolean' &&
    may(deal.contract, /^[1-7]([SHDC]|NT)$/.test(String(deal.contract))) &&
    may(deal.declarer, /^[NESW]$/.test(String(deal.declarer))) &&
    within(deal.doubled, 2) &&
    ZONES.includes(deal.vulnerable as Zone) &&
    typeof deal.inOrder === 'boolean' &&
    Array.isArray(deal.winners) &&
    deal.winners.length <= 13 &&
    deal.winners.every(isSide) &&
    may(deal.counted, within(deal.counted, 13)) &&
    may(deal.first, isSide(deal.first)) &&
    may(deal.honours, within(deal.honours, 5)) &&
    may(deal.aces, within(deal.aces, 4)) &&
    possible(deal.contract as string | null, deal.honours as number | null, deal.aces as number | null);
  if (!fine) return null;
  const { dealer, passedOut, contract, declarer, doubled, vulnerable } = deal as Played;
  const { inOrder, winners, counted, first, honours, aces } = deal as Played;
  return {
    ...{ dealer, passedOut, contract, declarer, doubled, vulnerable },
    ...{ inOrder, winners: [...winners], counted, first, honours, aces },
  };
}
