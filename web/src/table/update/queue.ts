/** Updates wait here and are shown one at a time. */

export class Queue<Act> {
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #showing = false;

  /** `show` draws an act and says how many milliseconds it stays alone, null for until `hurry`; `rested` is told when
   *  nothing is left. */
  constructor(
    private readonly show: (act: Act) => number | null,
    private readonly rested: () => void,
  ) {}

  push(act: Act): void {
    this.#waiting.push(act);
    if (!this.#showing) this.#next();
  }

  /** What lies alone now has been seen: the next one is shown at once. */
  hurry(): void {
    if (!this.#showing) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#showing = false;
    this.#waiting = [];
  }

  #next(): void {
    const act = this.#waiting.shift();
    this.#showing = act !== undefined;
    if (act === undefined) {
      this.rested();
      return;
    }
    const alone = this.show(act);
    if (alone !== null) this.#timer = setTimeout(() => this.#next(), alone);
  }
}
