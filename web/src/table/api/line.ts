/** The socket to a table: sits down, and sits down again whenever the line drops.
 *  It carries messages and knows nothing of what they say. */

import type {
  AskHint,
  AskMeanings,
  AskSnapshot,
  Hint,
  Meanings,
  Move,
  Refused,
  Sit,
  Snapshot,
  Update,
} from '../messages.gen';

export type ServerMessage = Snapshot | Update | Refused | Hint | Meanings;
export type LineState = 'opening' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that is used. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

const OPEN = 1;
/** Waits before each further attempt, in milliseconds; the last one repeats. */
const WAITS = [300, 1000, 2000, 4000, 8000];
/** Closed by the server for good: no such token, no such table. */
const FOR_GOOD = [4401, 4404];

export class Line {
  #wire: Wire | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly token: string,
    private readonly dial: () => Wire,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (state: LineState) => void,
  ) {}

  open(): void {
    clearTimeout(this.#timer);
    const wire = (this.#wire = this.dial());
    wire.onopen = () => this.send({ type: 'sit', token: this.token });
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === 'snapshot') {
        this.#attempt = 0;
        this.changed('open');
      }
      this.heard(message);
    };
    wire.onclose = ({ code }) => this.#dropped(wire, code);
  }

  /** False when the line is down and nothing was sent. */
  send(message: Sit | Move | AskSnapshot | AskHint | AskMeanings): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Tries at once instead of waiting: when the network comes back. */
  hurry(): void {
    if (this.#timer !== undefined && !this.#ended) this.open();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#wire?.close();
  }

  #dropped(wire: Wire, code: number): void {
    if (this.#ended || wire !== this.#wire) return;
    if (FOR_GOOD.includes(code)) {
      this.#ended = true;
      this.changed('closed');
      return;
    }
    this.changed('lost');
    const wait = WAITS[Math.min(this.#attempt++, WAITS.length - 1)];
    this.#timer = setTimeout(() => this.open(), wait);
  }
}

export function dialTable(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
  );
}
