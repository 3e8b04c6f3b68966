/** A table's line that leads to a prepared deal instead of a server: it tells what was recorded up to the next stop,
 *  and goes on when the wanted move is made. It holds no rules: offers, views and the wanted moves were sent. */

import type { Wire } from '../table/api/line';
import type { LessonSeen, LessonStop, Move, Refused, Snapshot, Update } from '../table/messages.gen';

const OPEN = 1;
const CLOSED = 3;

/** How a move is answered that the lesson does not take. */
export const ANOTHER_WAY = 'another_way';

/** What is at a stop: the events up to it and the table after them. */
export function snapshotAt(lesson: LessonSeen, { after }: LessonStop): Snapshot {
  const { snapshot, updates } = lesson;
  if (after === 0) return snapshot;
  const { seq, view, offers } = updates[after - 1];
  const told = updates.slice(0, after).flatMap(({ events }) => events);
  return { ...snapshot, seq, view, offers, events: [...snapshot.events, ...told] };
}

export class LessonLine implements Wire {
  readyState = OPEN;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  /** `at`: the stop to begin with; `reached` is told of every further one. */
  constructor(
    private readonly lesson: LessonSeen,
    private at: number,
    private readonly reached: (at: number) => void,
  ) {
    queueMicrotask(() => this.onopen?.(new Event('open')));
  }

  /** As on any line the answer comes later. */
  send(text: string): void {
    const message = JSON.parse(text) as { type: string };
    queueMicrotask(() => {
      if (message.type === 'move') this.#take(message as Move);
      else if (message.type === 'sit' || message.type === 'snapshot') this.turnTo(this.at);
    });
  }

  close(): void {
    this.readyState = CLOSED;
  }

  /** On to the next stop, showing what happens until then. */
  goOn(): void {
    const { after } = this.#stop;
    if (this.at + 1 >= this.lesson.stops.length) return;
    this.at += 1;
    this.reached(this.at);
    for (const update of this.lesson.updates.slice(after, this.#stop.after)) this.#tell(update);
  }

  /** To any stop, without showing how the table came there. */
  turnTo(at: number): void {
    this.at = at;
    this.reached(at);
    this.#tell(snapshotAt(this.lesson, this.#stop));
  }

  get #stop(): LessonStop {
    return this.lesson.stops[this.at];
  }

  #take({ id, seq, move }: Move): void {
    const name = move.do === 'call' ? move.call : move.do === 'play' ? move.card : '';
    if (name === this.#stop.wanted) return this.goOn();
    this.#tell({ type: 'refused', id, code: ANOTHER_WAY, params: {}, seq });
  }

  #tell(message: Snapshot | Update | Refused): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
