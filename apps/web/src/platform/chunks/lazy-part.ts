/** A part that has not come after this is called late; it is still taken when it does come. */
const patience = 120_000;

/** The event by which the page hears that a part did not come. */
export const partFailed = 'linnet-part-failed';

export type LazyPartState<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: T }
  /** `late` is still on its way; `failed` has been answered with an error, or with something else. */
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A part of the program that is loaded when it is needed. It can fail, come back as the index page (browsers
 * then refuse the import), or take for ever; each is a state to show, and can be tried again.
 */
export class LazyPart<T> {
  readonly #load: () => Promise<T>;
  readonly #listeners = new Set<() => void>();
  #state: LazyPartState<T> = { state: 'idle' };
  #attempt = 0;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  readonly state = (): LazyPartState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to load, unless that is under way or done. Never rejects: how it went is in the state. */
  readonly start = (): void => {
    if (this.#state.state === 'idle') this.retry();
  };

  /** Loads again after a failure, or beside an attempt that is late. */
  readonly retry = (): void => {
    if (this.#state.state === 'loading' || this.#state.state === 'ready') return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#set({ state: 'loading' });
    const timer = setTimeout(() => {
      if (attempt === this.#attempt) this.#set({ state: 'late' });
    }, patience);
    this.#load()
      .then(
        (part) => this.#set({ state: 'ready', part }),
        (error: unknown) => {
          if (attempt === this.#attempt) this.#set({ state: 'failed', error });
          dispatchEvent(new Event(partFailed));
        },
      )
      .finally(() => clearTimeout(timer));
  };

  #set(state: LazyPartState<T>): void {
    if (this.#state.state === 'ready') return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
