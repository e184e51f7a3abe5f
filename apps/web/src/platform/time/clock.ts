/** Longer timeouts overflow in browsers; waking up early does no harm. */
const MAX_TIMEOUT_MS = 0x7fffffff;

interface ScheduledWake {
  readonly due: number;
  readonly wake: () => void;
}

/** One timer for all texts that change with time: each is woken only when its own text is due. */
export class Clock {
  readonly #scheduled = new Set<ScheduledWake>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timerDue = Number.POSITIVE_INFINITY;

  /** Calls `wake` once, at `due` (milliseconds since 1970) or soon after. Returns the function that cancels it. */
  wakeAt(due: number, wake: () => void): () => void {
    const scheduled = { due, wake };
    this.#scheduled.add(scheduled);
    if (due < this.#timerDue) this.#setTimer(due);
    return () => this.#scheduled.delete(scheduled);
  }

  #setTimer(due: number): void {
    clearTimeout(this.#timer);
    this.#timerDue = due;
    const wait = Math.min(Math.max(due - Date.now(), 0), MAX_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#wakeDue(), wait);
  }

  #wakeDue(): void {
    const now = Date.now();
    this.#timerDue = Number.POSITIVE_INFINITY;
    const due = [...this.#scheduled].filter((scheduled) => scheduled.due <= now);
    for (const scheduled of due) this.#scheduled.delete(scheduled);
    for (const scheduled of due) scheduled.wake();
    const next = Math.min(...[...this.#scheduled].map((scheduled) => scheduled.due));
    if (next < this.#timerDue) this.#setTimer(next);
  }
}

export const pageClock = new Clock();
