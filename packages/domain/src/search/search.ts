import { ApiError, search, type AccountId, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { importStatuses } from '../graph/import';
import { bringPeople } from '../people/bring-people';
import { knowAuthors } from '../people/know-authors';
import type { Found, FoundKind } from './found';
import { firstFound, growFound, PAGE, type FoundItems } from './grow-found';
import type { SearchQuestion } from './search-question';
import type { SearchState } from './search-state';
import { fetchAccount } from '../fetching/fetch-account';

/** A search with its results so far. */
export interface Search {
  state: Pick<Cell<SearchState>, 'get' | 'subscribe'>;
  /** Runs the search, unless all its results are still in the graph. */
  load(): Promise<void>;
  /** Runs the search again. */
  again(): Promise<void>;
  /** Loads further results of one kind. */
  loadMore(kind: FoundKind): Promise<void>;
  /** Drops answers that are still under way. */
  end(): void;
}

type Needed = Pick<Client, 'graph' | 'send' | 'features' | 'session' | 'instance' | 'log'>;

export function createSearch(client: Needed, { text, following, by }: SearchQuestion): Search {
  const { graph, send, features, session, instance } = client;
  const state = createCell<SearchState>({ stage: 'idle' });
  /** The account whose posts are wanted; null for anybody's. */
  let author: AccountId | null = null;
  /** Replaced at each attempt, so that answers to earlier ones are dropped. */
  let attempt = {};

  /** Servers resolve unknown addresses for signed-in viewers only, and some refuse visitors who request it. */
  const isMember = (): boolean => session.state.get().state === 'member';

  const isVisitor = (): boolean => session.state.get().state === 'visitor';

  async function ask(page: { kind?: FoundKind; offset?: number } = {}): Promise<FoundItems> {
    const bring = bringPeople(graph);
    const { statuses, accounts, hashtags } = await send(
      search(text, {
        ...page,
        limit: PAGE,
        resolve: isMember() || undefined,
        following: following || undefined,
        accountId: author ?? undefined,
      }),
    );
    const reader = session.state.get();
    await knowAuthors(client, reader.state === 'member' ? reader.accountId : null, statuses);
    return { statuses: importStatuses(graph, statuses), accounts: accounts.map(bring), hashtags };
  }

  async function first(): Promise<SearchState> {
    try {
      if (!(await features.load()).has('search')) return { stage: 'not-offered' };
      // The documents were loaded together with the features.
      if (isVisitor() && instance.facts.get().nodeinfo?.private === true) return { stage: 'members-only' };
      const found = await findAuthor(client, by);
      if (found === false) return { stage: 'nobody' };
      author = found;
      return { stage: 'loaded', found: firstFound(await ask()) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // This very request may have shown that the server has no search.
      if (features.loaded.get()?.has('search') === false) return { stage: 'not-offered' };
      return { stage: 'failed', reason: error.reason };
    }
  }

  async function again(): Promise<void> {
    const own = {};
    attempt = own;
    state.set({ stage: 'loading' });
    const reached = await first();
    if (own === attempt) state.set(reached);
    graph.trim();
  }

  /** Whether all results are still in the graph, which does not hold accounts that nothing shows. */
  function isWhole({ statuses, accounts }: Found): boolean {
    return (
      accounts.items.every((id) => graph.accounts.get(id) !== undefined) &&
      statuses.items.every((id) => graph.statuses.get(id) !== undefined)
    );
  }

  function change(kind: FoundKind, part: { isLoading: boolean; failure: FailureReason | null }): void {
    state.update((now) =>
      now.stage === 'loaded'
        ? { stage: 'loaded', found: { ...now.found, [kind]: { ...now.found[kind], ...part } } }
        : now,
    );
  }

  return {
    state,
    again,
    async load() {
      const now = state.get();
      if (now.stage === 'loading') return;
      if (now.stage !== 'loaded' || !isWhole(now.found)) await again();
    },
    async loadMore(kind) {
      const now = state.get();
      if (now.stage !== 'loaded' || now.found[kind].isLoading || now.found[kind].ended) return;
      const own = attempt;
      change(kind, { isLoading: true, failure: null });
      try {
        const more = await ask({ kind, offset: now.found[kind].items.length });
        if (own !== attempt) return;
        state.update((then) =>
          then.stage === 'loaded' ? { stage: 'loaded', found: growFound(then.found, kind, more) } : then,
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (own === attempt) change(kind, { isLoading: false, failure: error.reason });
      }
    },
    end() {
      attempt = {};
    },
  };
}

/** The account whose posts are wanted: null for anybody's, false when it is unknown. Rejects with `ApiError`. */
async function findAuthor(
  client: Pick<Client, 'graph' | 'send' | 'features'>,
  name: string | null,
): Promise<AccountId | null | false> {
  if (name === null) return null;
  try {
    return await fetchAccount(client, { by: 'name', name });
  } catch (error) {
    if (error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404)
      return false;
    throw error;
  }
}
