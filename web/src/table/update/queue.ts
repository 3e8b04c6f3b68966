/** Updates wait here and are shown one at a time. */

export class Queue<Act> {
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `show` draws an act and says how long it stays alone; `rested` is told when nothing is left. */
  constructor(
    private readonly show: (act: Act) => number,
    private readonly rested: () => void,
  ) {}

  get busy(): boolean {
    return this.#timer !== undefined || this.#waiting.length > 0;
  }

  push(act: Act): void {
    this.#waiting.push(act);
    if (this.#timer === undefined) this.#next();
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
