// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sentences } from '../src/a11y/announcer.svelte';
import { board } from '../src/a11y/board';
import { speakAll } from './speaking';
import Actions from '../src/table/render/Actions.svelte';
import BiddingBox from '../src/table/render/BiddingBox.svelte';
import DealOver from '../src/table/render/DealOver.svelte';
import Hand from '../src/table/render/Hand.svelte';
import Standing from '../src/table/render/Standing.svelte';
import { cueOf } from '../src/table/sound/cues';
import Result from '../src/table/render/Result.svelte';
import { Selection } from '../src/table/state/selection.svelte';
import { Table } from '../src/table/state/table.svelte';
import { STILL } from '../src/table/update/pace';
import type { OffersSeen, ViewSeen } from '../src/table/messages.gen';
import { cards, FakeWire, noOffers, played, snapshot, trick, update, view } from './server';

let wire: FakeWire;
let table: Table;
let selection: Selection;
let mounted: Record<string, unknown>[];

beforeEach(async () => {
  await speakAll('en');
  wire = new FakeWire();
  table = new Table({ token: 's', dial: () => wire, pace: () => STILL });
  selection = new Selection(table);
  table.sit();
  wire.opens();
  mounted = [];
});

afterEach(() => {
  table.leave();
  for (const each of mounted) void unmount(each);
  document.body.innerHTML = '';
});

function show(component: unknown, props: Record<string, unknown>) {
  mounted.push(mount(component as Component, { target: document.body, props }));
  flushSync();
}
const offer = (offers: OffersSeen, seen = view()) => {
  wire.says(snapshot(10, offers, seen));
  flushSync();
};
const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find((each) => nameOf(each) === name)!;
const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent!.trim();
const press = (name: string) => {
  named(name).click();
  flushSync();
};
const moves = () => wire.sent.filter(({ type }) => type === 'move').map(({ move }) => move);

const held = ['HT', 'H2', 'C9', 'SA'];
const showHand = () => {
  show(Hand, { label: 'Your hand', layout: 'own', seat: 'S', cards: held, table, selection });
  show(Actions, { view: view(), table, selection, lastTrick: false, toggleLast: () => {} });
};

describe('the hand', () => {
  it('offers what may be played and disables the rest of it', () => {
    offer(cards('HT', 'H2'));
    showHand();
    expect(document.querySelector('[role="group"]')!.getAttribute('aria-label')).toBe('Your hand');
    expect(named('10 of hearts').disabled).toBe(false);
    expect(named('10 of hearts').getAttribute('aria-disabled')).toBeNull();
    expect(named('ace of spades').disabled).toBe(true);
    expect(named('ace of spades').getAttribute('aria-disabled')).toBe('true');
  });

  it('disables every card when it is not its turn', () => {
    offer(noOffers);
    showHand();
    for (const card of ['10 of hearts', 'ace of spades']) {
      expect(named(card).disabled).toBe(true);
      press(card);
      press(card);
    }
    expect(moves()).toEqual([]);
  });

  it('keeps every card in reach of a person at the keyboard, playable or not', () => {
    offer(cards('HT', 'H2'));
    showHand();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    flushSync();
    expect(named('ace of spades').disabled).toBe(false);
    expect(named('ace of spades').getAttribute('aria-disabled')).toBe('true');
    press('ace of spades');
    press('ace of spades');
    expect(moves()).toEqual([]);
    dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(named('ace of spades').disabled).toBe(true);
  });

  it('chooses, then confirms, and sends one move', () => {
    offer(cards('HT', 'H2'));
    showHand();
    press('2 of hearts');
    press('10 of hearts');
    expect(named('10 of hearts').getAttribute('aria-pressed')).toBe('true');
    expect(named('2 of hearts').getAttribute('aria-pressed')).toBe('false');
    const confirming = buttons().filter((each) => nameOf(each).startsWith('Confirm'));
    expect(confirming.map(nameOf)).toEqual(['Confirm 10 of hearts']);
    confirming[0].click();
    confirming[0].click();
    expect(moves()).toEqual([{ do: 'play', card: 'HT' }]);
  });
});

describe('the bidding box', () => {
  const calls = { ...noOffers, calls: ['Pass', '2S', '7NT'] };
  const showBox = (doubles: boolean) => {
    offer(calls);
    const auction = { ...view().deal!.auction, doubles };
    const props = {
      auction,
      get calls() {
        return table.offers.calls;
      },
      selection,
    };
    show(BiddingBox, props);
  };

  it('has a row for each denomination in the order of the game, and no doubles where there are none', () => {
    showBox(false);
    const names = buttons().map(nameOf);
    expect(names).toHaveLength(36);
    expect([names[0], names[1], names[8], names[29]]).toEqual([
      'pass',
      '1 spade',
      '1 club',
      '1 no trump',
    ]);
    expect(named('2 spades').disabled).toBe(false);
    expect(named('1 spade').disabled).toBe(true);
    expect(document.querySelector('[role="group"]')!.getAttribute('aria-label')).toBe('Your call');
  });

  it('has doubles where the game has them', () => {
    showBox(true);
    expect(named('double').disabled).toBe(true);
    press('7 no trump');
    press('7 no trump');
    expect(moves()).toEqual([{ do: 'call', call: '7NT' }]);
  });
});

describe('the end', () => {
  const over = (change: Partial<ViewSeen>): ViewSeen => {
    const seen = view([], change);
    return { ...seen, deal: { ...seen.deal!, phase: 'over' } };
  };
  const match = {
    ...view().match,
    over: true,
    winner: 'NS' as const,
    games: { NS: 2, EW: 1 },
    totals: { NS: 3000, EW: 3138 },
    margin: 138,
  };
  const text = () => document.body.textContent!.replace(/\s+/g, ' ');

  it('of a rubber names its winner and the margin, even of the other side', () => {
    show(Result, { view: over({ match }) });
    expect(document.querySelector('section')!.getAttribute('aria-label')).toBe('Result');
    expect(text()).toContain('North–South win the rubber');
    expect(text()).toContain('Margin: 138 points, East–West ahead');
  });

  it('of a Bridge deal is equal and opposite', () => {
    const totals = { NS: 0, EW: 200 };
    const bridge = {
      game: 'bridge',
      form: 'one_deal' as const,
      match: { ...match, winner: null, totals },
    };
    show(Result, { view: over(bridge) });
    const shown = [...document.querySelectorAll('.totals td')].map((cell) =>
      cell.textContent!.trim(),
    );
    expect(shown).toEqual(['−200', '+200']);
  });

  it('of a deal leads on to the next one only when that is offered', () => {
    const seen = over({});
    offer({ ...noOffers, deal: true }, seen);
    show(DealOver, { view: seen, table });
    press('Next deal');
    expect(moves()).toEqual([{ do: 'deal' }]);
    expect(named('Next deal')).toBeUndefined();
  });
});

describe('how it stands', () => {
  const text = () => document.body.textContent!.replace(/\s+/g, ' ');
  const seen = view();
  const contract = seen.deal!.contract!;
  const stands = (change: Partial<NonNullable<ViewSeen['deal']>>) =>
    show(Standing, { view: seen, deal: { ...seen.deal!, ...change }, contract });
  const race = {
    reached: { NS: 120, EW: 474 },
    missing: { NS: 380, EW: 26 },
    tricks: { NS: null, EW: 1 },
    won: null,
  };

  it('tells tricks of both sides, what they are worth, and who is how far from game', () => {
    stands({ taken: { NS: 3, EW: 5 }, race });
    expect(text()).toContain('North–South: 3 of 9 tricks');
    expect(text()).toContain('East–West: 5 of 5 tricks');
    expect(text()).toContain('defends, beaten');
    expect(text()).toContain('each trick, to either side 26');
    expect(text()).toContain('one short, to the defenders 1500');
    expect(text()).toContain('380 points to go; not by tricks in this deal');
    expect(text()).toContain('26 points to go; one trick brings it');
  });

  it('tells who has won the game in this deal, and at which trick', () => {
    stands({ race: { ...race, won: { side: 'EW', trick: 4 } } });
    expect(text()).toContain('game, at trick 4');
    expect(text()).toContain('the others have the game');
  });
});

describe('sounds', () => {
  const over = (): ViewSeen => ({ ...view([trick]), deal: { ...view([trick]).deal!, phase: 'over' } });
  it.each([
    ['card', update([played(11, 'E', 'D2')])],
    ['trick', update([played(11, 'N', 'DA')], noOffers, view([trick]))],
    ['over', update([played(11, 'N', 'DA')], noOffers, over())],
    ['call', update([{ seq: 11, type: 'call_made', seat: 'W', call: 'Pass' }])],
    [null, update([{ seq: 11, type: 'taken_back', seat: 'S', acts: 1 }])],
  ])('%s: one for an act', (cue, act) => {
    expect(cueOf(view(), act)).toBe(cue);
  });
});

describe('what is said', () => {
  it('names the acts of the others and who took the trick', () => {
    const act = update([played(11, 'N', 'DA')], noOffers, view([trick]));
    expect(sentences(act, view())).toEqual(['North: ace of diamonds.', 'Trick to North.']);
    expect(sentences(update([played(11, 'S', 'HT')]), view())).toEqual([]);
  });

  it("counts passes, the person's own too", () => {
    const seen = view();
    seen.deal!.auction.passes = 5;
    for (const [seat, name] of [['W', 'West'], ['S', 'South']]) {
      const call = { seq: 11, type: 'call_made', seat, call: 'Pass' };
      expect(sentences(update([call], noOffers, seen), view())).toEqual([`${name}: pass, 5 of 12.`]);
    }
  });

  it('puts the whole table into words', () => {
    expect(board(view())).toEqual([
      'Your hand: spades: A; hearts: 10 2; clubs: 9.',
      'Contract: 3 clubs, North.',
      'Tricks of the declaring side: 0 of 9 needed.',
      'Tricks: North–South 0, East–West 0.',
      'Each trick is worth 26 points.',
      'No card on the table.',
      'To game: North–South 500, East–West 500.',
      'Turn: South.',
    ]);
  });
});
