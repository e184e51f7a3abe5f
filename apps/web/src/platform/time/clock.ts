/** Longer timeouts overflow in browsers; waking up early does no harm. */
const longestWait = 0x7fffffff;

interface Waiting {
  readonly due: number;
  readonly wake: () => void;
}

/** One timer for all texts that change with time: each is woken only when its own text is due. */
export class Clock {
  readonly #waiting = new Set<Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerDue = Number.POSITIVE_INFINITY;

  /** Calls `wake` once, at `due` (milliseconds since 1970) or soon after. Returns the function that cancels it. */
  wakeAt(due: number, wake: () => void): () => void {
    const waiting = { due, wake };
    this.#waiting.add(waiting);
    if (due < this.#timerDue) this.#setTimer(due);
    return () => this.#waiting.delete(waiting);
  }

  #setTimer(due: number): void {
    clearTimeout(this.#timer);
    this.#timerDue = due;
    const wait = Math.min(Math.max(due - Date.now(), 0), longestWait);
    this.#timer = setTimeout(() => this.#ring(), wait);
  }

  #ring(): void {
    const now = Date.now();
    this.#timerDue = Number.POSITIVE_INFINITY;
    const due = [...this.#waiting].filter((waiting) => waiting.due <= now);
    for (const waiting of due) this.#waiting.delete(waiting);
    for (const waiting of due) waiting.wake();
    const next = Math.min(...[...this.#waiting].map((waiting) => waiting.due));
    if (next < this.#timerDue) this.#setTimer(next);
  }
}

export const pageClock = new Clock();
