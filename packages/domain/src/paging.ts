import { ApiError, type Cursor, type FailureReason } from '@linnet/api';
import type { Cell } from './cell';

/** How far a list has come that a server tells page by page. */
export interface Paged {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the list, or more of it, is not known. */
  readonly failure: FailureReason | null;
}

/** What the state says besides: the list itself. */
type Listed<State extends Paged> = Omit<State, keyof Paged>;

interface PagingOptions<State extends Paged, Told> {
  state: Cell<State>;
  /** Before anything was told. */
  nothing: State;
  /** Somebody reads to whom the server tells it; left out, everybody does. */
  mayAsk?: () => boolean;
  /** Asks for the first page (null) or for the one at a cursor. Rejects with `ApiError`. */
  ask: (cursor: Cursor | null) => Promise<Told & { readonly older: Cursor | null }>;
  /** The list with a page in it, or of the first page alone, and whether the page brought anything. */
  take: (told: Told, isFirst: boolean) => { listed: Listed<State>; isNew: boolean };
}

/** Asks for a list page by page; of several questions only the answer to the latest is taken. */
export interface Paging {
  /** Asks from the start. */
  load(): Promise<void>;
  /** Asks for the next page, where there is one and nothing is being asked; from the start while nothing is known. */
  loadMore(): Promise<void>;
  clear(): void;
}

export function createPaging<State extends Paged, Told>(options: PagingOptions<State, Told>): Paging {
  const { state, nothing, take, mayAsk = () => true } = options;
  let older: Cursor | null = null;
  let isOpened = false;
  /** Answers to an earlier question, or for whoever was reading before, are not taken. */
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
      // A page that brings nothing new ends the list: a server may lead in a circle.
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
