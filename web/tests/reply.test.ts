// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { Announcer, sentences } from '../src/a11y/announcer.svelte';
import { lexicon } from '../src/a11y/text/lexicon';
import { reply } from '../src/a11y/text/reply';
import { LANGUAGES } from '../src/i18n/languages';
import type { OffersSeen, ViewSeen } from '../src/table/messages.gen';
import { cards, noOffers, played, trick, update, view } from './server';
import { speakAll } from './speaking';

const seen = (offers: OffersSeen, at: ViewSeen = view()) => ({
  view: at,
  offers,
  inFlight: null,
  line: 'open' as const,
});
const ask = (typed: string, offers = noOffers, at = view()) =>
  reply(typed, seen(offers, at), lexicon());
const says = (typed: string, offers = noOffers, at = view()) => {
  const answer = ask(typed, offers, at);
  return 'say' in answer ? answer.say.join(' ') : answer;
};
const during = (change: Partial<NonNullable<ViewSeen['deal']>>): ViewSeen => ({
  ...view(),
  deal: { ...view().deal!, ...change },
});
const auction = during({ phase: 'auction', contract: null, trick: null });
const bidding: OffersSeen = { ...noOffers, calls: ['Pass', '1C', '1H', '2S'] };

beforeEach(() => speakAll('en'));

describe('a line that is typed', () => {
  it('calls in the auction, plays in the play', () => {
    expect(ask('2s', bidding, auction)).toEqual({ act: { do: 'call', call: '2S' } });
    expect(ask('p', bidding, auction)).toEqual({ act: { do: 'call', call: 'Pass' } });
    expect(ask('h2', cards('HT', 'H2'))).toEqual({ act: { do: 'play', card: 'H2' } });
    expect(ask('10 of hearts', cards('HT', 'H2'))).toEqual({ act: { do: 'play', card: 'HT' } });
  });

  it('is sent even if it was not offered: the server says why not', () => {
    expect(ask('as', cards('HT', 'H2'))).toEqual({ act: { do: 'play', card: 'SA' } });
    expect(ask('1s', bidding, auction)).toEqual({ act: { do: 'call', call: '1S' } });
  });

  it('is told what was expected when it cannot be read', () => {
    expect(says('abc', cards('HT'))).toBe(
      'Not understood: abc. Expected a card such as 10h, or ? for help.',
    );
    expect(says('hq', bidding, auction)).toContain('Expected a call such as 1c');
    expect(says('', cards('HT'))).toBe('');
  });

  it('is told to wait while others act or a move is on its way', () => {
    expect(says('hq', noOffers, during({ turn: 'W', actor: 'W' }))).toBe('West is thinking');
    const sent = { type: 'move', id: '1', seq: 1, move: { do: 'deal' } } as const;
    expect(reply('hq', { ...seen(noOffers), inFlight: sent }, lexicon())).toEqual({
      say: ['The last act is still on its way.'],
    });
    expect(reply('hq', { ...seen(noOffers), line: 'lost' }, lexicon())).toEqual({
      say: ['The connection dropped. Trying again; nothing is lost.'],
    });
  });

  it('is told how to go on when the deal or the match is over', () => {
    const over = during({ phase: 'over', turn: null, actor: null });
    const end = { ...noOffers, deal: true };
    expect(says('hq', end, over)).toBe('The deal is over. n deals the next one.');
    expect(ask('n', end, over)).toEqual({ act: { do: 'deal' } });
    expect(says('p', noOffers, { ...over, match: { ...over.match, over: true } })).toBe(
      'The match is over.',
    );
  });

  it('acts on no guess when it means two things that are both offered', async () => {
    await speakAll('es');
    const answer = says('1c', bidding, auction);
    expect(answer).toBe(
      '1c puede significar varias cosas: 1t para 1 trébol, 1h para 1 corazón.',
    );
    expect(ask('1c', { ...bidding, calls: ['Pass', '1H'] }, auction)).toEqual({
      act: { do: 'call', call: '1H' },
    });
  });
});

describe('a command', () => {
  it('reads the table', () => {
    const at = view([trick]);
    expect(says('h')).toBe('Your hand: spades: A; hearts: 10 2; clubs: 9.');
    expect(says('d')).toBe('No hand lies open.');
    expect(says('auction')).toBe('Auction: North 3 clubs. Highest bid: 3 clubs, North.');
    expect(says('c')).toContain('Contract: 3 clubs, North.');
    expect(says('c')).toContain('Each trick is worth 26 points.');
    expect(says('c', noOffers, auction)).toBe('There is no contract yet.');
    expect(says('t')).toBe('No card on the table.');
    expect(says('l')).toBe('No trick has been taken yet.');
    expect(says('l', noOffers, at)).toBe(
      'Trick 1, to North: East 2 of diamonds, South 3 of diamonds, West 4 of diamonds, North ace of diamonds.',
    );
    expect(says('w')).toBe('It is your turn.');
    expect(says('w', noOffers, during({ turn: 'W', actor: 'W' }))).toBe('Turn: West.');
    expect(says('s')).toBe(
      'Score: North–South 0, East–West 0. Games: North–South 0, East–West 0. ' +
        'Below the line: North–South 0, East–West 0; a game is 500.',
    );
  });

  it('acts only when that is offered', () => {
    expect(says('u')).toBe('Not possible now: take your last act back.');
    expect(ask('u', { ...noOffers, take_back: true })).toEqual({ act: { do: 'take_back' } });
    expect(ask('m', { ...cards('HT'), claim: true })).toEqual({ act: { do: 'claim' } });
    expect(ask('claim 3', { ...cards('HT'), claim: true })).toEqual({ act: { do: 'claim', tricks: 3 } });
    expect(ask('m0', { ...cards('HT'), claim: true })).toEqual({ act: { do: 'claim', tricks: 0 } });
    expect(ask('i', { ...cards('HT'), hint: true })).toEqual({ ask: 'hint' });
    expect(says('n')).toBe('Not possible now: the next deal.');
  });

  it.each(LANGUAGES)('for help names every command and unmistakable letters, in %s', async (tag) => {
    await speakAll(tag);
    const words = lexicon();
    const text = says(words.commands.help[1]) as string;
    for (const ways of Object.values(words.commands)) expect(text).toContain(`${ways[0]}, `);
    expect(text).not.toMatch(/[{}]|undefined/);
    if (tag === 'es') expect(text).toContain('corazones h,');
    if (tag === 'en') expect(text).toContain('hearts h,');
    if (tag === 'ru') expect(text).toContain('червы ч h,');
  });
});

describe('the transcript', () => {
  it('holds what was typed and said in order; only what was said is read aloud', () => {
    const announcer = new Announcer();
    announcer.quote('hq');
    announcer.say('South: queen of hearts.');
    announcer.say('');
    expect(announcer.transcript.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'person: hq',
      'table: South: queen of hearts.',
    ]);
    expect(announcer.lines.map(({ text }) => text)).toEqual(['South: queen of hearts.']);
  });

  it("holds one's own acts too, when they are asked for", () => {
    const act = update([played(11, 'S', 'HT')]);
    expect(sentences(act, view())).toEqual([]);
    expect(sentences(act, view(), true)).toEqual(['South: 10 of hearts.']);
  });

  it('tells the end of a deal once, with its outcome', () => {
    const row = {
      deal: 1,
      dealer: 'N' as const,
      contract: '3C',
      declarer: 'N' as const,
      doubled: 0,
      needs: 9,
      tricks: { NS: 9, EW: 4 },
      trick_winners: [],
      items: [],
      totals: { NS: 0, EW: 0 },
      game_won: null,
    };
    const over = { ...during({ phase: 'over' }), sheet: [row] };
    const act = update([played(11, 'N', 'DA')], noOffers, over);
    expect(sentences(act, view())).toEqual([
      'North: ace of diamonds.',
      'The deal is over.',
      '3 clubs, North: made exactly, 9 tricks.',
    ]);
    expect(sentences(act, over)).toEqual(['North: ace of diamonds.']);
  });
});
