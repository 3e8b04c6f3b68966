/** Requests over HTTP: the games there are, convention cards, pages about the games, a new table, practice. */

import type {
  ConventionCard,
  Games,
  LessonSeen,
  NewTable,
  Practice,
  PracticeQuestion,
  PracticeVerdict,
  PriceList,
  Problem,
  RulesPage,
  Seated,
} from '../messages.gen';

/** An answer other than success, with the code and parameters of its refusal. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

const UNREACHABLE: Problem = { code: 'unreachable', params: {} };

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init).catch(() => {
    throw new ProblemError(UNREACHABLE);
  });
  const body: unknown = await response.json().catch(() => UNREACHABLE);
  if (response.ok) return body as Answer;
  throw new ProblemError(isProblem(body) ? body : UNREACHABLE);
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && typeof (body as Problem).code === 'string';

export const post = <Answer>(path: string, body: unknown): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const getGames = (): Promise<Games> => ask('/api/games');

/** What the rules can write for a deal. */
export const getPrices = (game: string, options: Record<string, string | number>): Promise<PriceList> => {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  return ask(`/api/prices/${encodeURIComponent(game)}${query.size > 0 ? `?${query}` : ''}`);
};

export const getCard = (name: string): Promise<ConventionCard> =>
  ask(`/api/cards/${encodeURIComponent(name)}`);

/** A page that teaches a game, `overview` the one about all of them. */
export const getRules = (name: string, language: string): Promise<RulesPage> =>
  ask(`/api/rules/${encodeURIComponent(name)}/${language}`);

/** Sixteen random bytes in hexadecimal: the person's part in the shuffle. */
export const cutTheCards = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** `sequence` names a sealed sequence of deals that other tables play too; `cards` the convention cards of the sides;
 *  `declare` who plays when partner declares, in a game with a dummy. */
export const openTable = (
  game: string,
  options: NewTable['options'],
  level?: string,
  sequence?: string,
  cards?: NewTable['cards'],
  declare?: NewTable['declare'],
) =>
  post<Seated>('/api/tables', {
    game,
    options,
    ...(level && { level }),
    ...(sequence && { sequence }),
    ...(cards && { cards }),
    ...(declare && { declare }),
    cut: cutTheCards(),
  });

export const getPractice = (): Promise<Practice> => ask('/api/practice');

/** What names a question of practice: the same names and numbers give the same one. */
export type Asked = Pick<PracticeQuestion, 'card' | 'topic' | 'seed' | 'number'>;

const questionAddress = ({ card, topic, seed, number }: Asked): string =>
  `/api/practice/${encodeURIComponent(card)}/${encodeURIComponent(topic)}/${seed}/${number}`;

export const getQuestion = (asked: Asked): Promise<PracticeQuestion> => ask(questionAddress(asked));

export const answerQuestion = (asked: Asked, call: string): Promise<PracticeVerdict> =>
  post(questionAddress(asked), { call });

export const getLesson = (name: string): Promise<LessonSeen> =>
  ask(`/api/lessons/${encodeURIComponent(name)}`);

export const recordAddress = (table: string, token: string): string =>
  `/api/tables/${encodeURIComponent(table)}/record?token=${encodeURIComponent(token)}`;
