/** Updates wait here and are shown one at a time. */

export class Queue<Act> {
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` draws an act and says how long it stays alone; `rested` is told when nothing is left. */
  constructor(
    private readonly show: (act: Act) => number,
    private readonly rested: () => void,
  ) {}

  push(act: Act): void {
    this.#waiting.push(act);
    if (this.#timer === undefined) this.#next();
  }

  /** What lies alone now has been seen: the next one is shown at once. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    const act = this.#waiting.shift();
    if (act === undefined) {
      this.#timer = undefined;
      this.rested();
      return;
    }
    this.#timer = setTimeout(() => this.#next(), this.show(act));
  }
}
