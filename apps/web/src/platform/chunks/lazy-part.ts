import { useEffect, useSyncExternalStore } from 'react';
import { afterFirstContent } from '../start/first-content';

/** After this time a part counts as late; it is still used if it loads after that. */
const LATE_AFTER_MS = 120_000;

/** Name of the event that is dispatched when a part failed to load. */
export const partFailed = 'linnet-part-failed';

type LazyPartState<T> =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly part: T }
  /** `late`: still loading. `failed`: answered with an error, or with something that is not the part. */
  | { readonly state: 'late' }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A chunk that is loaded when it is needed. Loading can fail, be answered with the index page (browsers then refuse the
 * import), or never end; each is a state to be shown, and can be retried.
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

  /** Starts to load, unless it is loading or loaded. Never rejects: the state has the outcome. */
  readonly start = (): void => {
    if (this.#state.state === 'idle') this.retry();
  };

  /** Loads again after an error, or next to an attempt that is late. */
  readonly retry = (): void => {
    if (this.#state.state === 'loading' || this.#state.state === 'ready') return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#set({ state: 'loading' });
    const timer = setTimeout(() => {
      if (attempt === this.#attempt) this.#set({ state: 'late' });
    }, LATE_AFTER_MS);
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

  /** Loads again what is out of date; until then, and after an error, the earlier part stays. */
  readonly refresh = (): void => {
    if (this.#state.state === 'idle') return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#load().then(
      (part) => {
        if (attempt === this.#attempt) this.#set({ state: 'ready', part }, true);
      },
      () => dispatchEvent(new Event(partFailed)),
    );
  };

  #set(state: LazyPartState<T>, isNewer = false): void {
    if (this.#state.state === 'ready' && !isNewer) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The state of a lazy part. Loads it as soon as it is wanted, or after the first content with `later`. */
export function useLazyPart<T>(part: LazyPart<T>, wanted: boolean | 'later' = true): LazyPartState<T> {
  const state = useSyncExternalStore(part.subscribe, part.state);
  useEffect(() => {
    // Nearly always another one of its kind has loaded the part: then there is nothing to wait for.
    if (wanted === 'later' && part.state().state === 'idle') return afterFirstContent(part.start);
    // What could not be preloaded is loaded again when somebody wants it.
    if (wanted === true) part.retry();
    return undefined;
  }, [part, wanted]);
  return state;
}
