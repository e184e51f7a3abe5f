import { ApiError, type Cursor, type FailureReason } from '@linnet/api';
import type { Cell } from './cell';

/** State of a list that is loaded page by page. */
export interface Paged {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the list, or more of it, could not be loaded. */
  readonly failure: FailureReason | null;
}

/** The rest of the state: the list itself. */
type Listed<State extends Paged> = Omit<State, keyof Paged>;

interface PagingOptions<State extends Paged, Told> {
  state: Cell<State>;
  /** The state before the first page. */
  nothing: State;
  /** Whether the server gives the list to the viewer; if left out, it does so to everybody. */
  mayAsk?: () => boolean;
  /** Requests the first page (null) or the one at a cursor. Rejects with `ApiError`. */
  ask: (cursor: Cursor | null) => Promise<Told & { readonly older: Cursor | null }>;
  /** Returns the list with a page added, or of the first page alone, and whether the page contained anything new. */
  take: (told: Told, isFirst: boolean) => { listed: Listed<State>; isNew: boolean };
}

/** Loads a list page by page; of several requests, only the answer to the latest is taken. */
export interface Paging {
  /** Loads the first page. */
  load(): Promise<void>;
  /** Loads the next page, if there is one and no request is under way; the first page while nothing is known. */
  loadMore(): Promise<void>;
  clear(): void;
}

export function createPaging<State extends Paged, Told>(options: PagingOptions<State, Told>): Paging {
  const { state, nothing, take, mayAsk = () => true } = options;
  let older: Cursor | null = null;
  let isOpened = false;
  /** Replaced at each request and when the viewer changes, so that answers to earlier requests are dropped. */
  let question = {};

  async function ask(cursor: Cursor | null): Promise<void> {
    if (!mayAsk()) return;
    const own = {};
    question = own;
    state.update((now) => ({ ...now, isLoading: true, failure: null }));
    try {
      const told = await options.ask(cursor);
      if (own !== question) return;
      const { listed, isNew } = take(told, cursor === null);
      // A page with nothing new ends the list: the cursors of a server may lead in a circle.
      older = isNew ? told.older : null;
      isOpened = true;
      state.update((now) => ({ ...now, ...listed, hasMore: older !== null, isLoading: false }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((now) => ({ ...now, isLoading: false, failure: reason }));
    }
  }

  return {
    load: () => ask(null),
    async loadMore() {
      if (state.get().isLoading) return;
      if (!isOpened) await ask(null);
      else if (older !== null) await ask(older);
    },
    clear() {
      question = {};
      older = null;
      isOpened = false;
      state.set(nothing);
    },
  };
}
