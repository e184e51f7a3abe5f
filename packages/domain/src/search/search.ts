import {
  ApiError,
  search,
  type Account,
  type AccountId,
  type ErrorReason,
  type Hashtag,
  type SearchResult,
  type StatusId,
  type TagDay,
} from '@linnet/api';
import { isMissing } from '../kernel/error-of';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { fetchAccount } from '../fetching/fetching';
import { importStatuses } from '../graph/import';
import { createRowFeed, type RowFeed, type RowFeedState } from '../kernel/feed/row-feed';
import { putLatest } from '../kernel/put-latest';
import { personImporter } from '../relationships/person-importer';
import { loadAuthorRelationships } from '../relationships/load-relationships';

/** A search: its text and filters. */
export interface SearchQuery {
  /** Words, a name, or the address of a post or profile; never empty. */
  text: string;
  /** Only accounts that the viewer follows. */
  following: boolean;
  /** Only posts of this account, `name` or `name@host`; null for anybody's. */
  by: string | null;
}

export type SearchState =
  /** Not started. */
  | { stage: 'idle' }
  | { stage: 'loading' }
  | { stage: 'loaded' }
  | { stage: 'failed'; reason: ErrorReason }
  /** The account whose posts were wanted is unknown. */
  | { stage: 'nobody' }
  /** A private server lets no visitor search. */
  | { stage: 'sign-in-required' }
  /** The server has no search. */
  | { stage: 'not-offered' };

export type FoundKind = 'statuses' | 'accounts' | 'hashtags';

/** A search with its results so far: one list for each kind. */
export interface Search {
  state: Pick<Cell<SearchState>, 'get' | 'subscribe'>;
  statuses: RowFeed<StatusId>;
  accounts: RowFeed<Account>;
  hashtags: RowFeed<Hashtag>;
  /** Runs the search, unless its results are still in memory. */
  load(): Promise<void>;
  /** Runs the search again. */
  again(): Promise<void>;
}

/** How many results of each kind are requested; a server with more results sends no fewer. */
const PAGE_SIZE = 20;

/** Whether the last answer was a full page, so that there probably are more. */
export function isFull({ rows, hasMore }: Pick<RowFeedState<unknown>, 'rows' | 'hasMore'>): boolean {
  return hasMore && rows !== null && rows.length % PAGE_SIZE === 0;
}

/** How many searches stay in memory, so that going back restores their results. */
const MAX_SEARCHES = 6;

/** The searches of a page. */
export const searchesOf = perClient((client) => {
  const searches = new Map<string, Search>();

  function* foundStatuses(): Iterable<StatusId> {
    for (const { statuses } of searches.values()) yield* statuses.state.get().rows ?? [];
  }

  client.graph.retain(foundStatuses);

  return {
    get(query: SearchQuery): Search {
      const key = JSON.stringify([query.text, query.following, query.by]);
      const known = searches.get(key) ?? createSearch(client, query);
      putLatest(searches, [key, known], MAX_SEARCHES);
      return known;
    },
  };
});

function createSearch(client: Client, { text, following, by }: SearchQuery): Search {
  const { graph, send, features, session, instance } = client;
  const state = createCell<SearchState>({ stage: 'idle' });
  /** The account whose posts are wanted; null for anybody's. */
  let author: AccountId | null = null;
  /** The answer to the first request, which has results of all kinds. */
  let first: Promise<SearchResult> | null = null;
  /** Replaced at each attempt, so that answers to earlier ones are dropped. */
  let attempt = {};

  const viewer = () => session.state.get();

  async function request(page: { kind?: FoundKind; offset?: number } = {}): Promise<SearchResult> {
    const importPerson = personImporter(graph);
    const now = viewer();
    const found = await send(
      search(text, {
        ...page,
        limit: PAGE_SIZE,
        // Servers resolve unknown addresses for signed-in viewers only, and some refuse visitors who request it.
        resolve: now.state === 'signed-in' || undefined,
        following: following || undefined,
        accountId: author ?? undefined,
      }),
    );
    await loadAuthorRelationships(client, now.state === 'signed-in' ? now.accountId : null, found.statuses);
    importStatuses(graph, found.statuses);
    for (const person of found.accounts) importPerson(person);
    return found;
  }

  /**
   * The results of one kind; they end with a first page of fewer than `minFirstRows`. Servers remove invisible posts
   * after counting: only an answer without posts is their end.
   */
  function resultsOf<Row>(
    kind: FoundKind,
    {
      idOf,
      rowsIn,
      minFirstRows,
    }: { idOf: (row: Row) => string; rowsIn: (found: SearchResult) => readonly Row[]; minFirstRows: number },
  ): RowFeed<Row> {
    const list: RowFeed<Row> = createRowFeed({
      idOf,
      async fetch(cursor) {
        // The list has no row twice: the next page begins where the list ends.
        const offset = list.state.get().rows?.length ?? 0;
        const found = await (cursor === null ? (first ?? request()) : request({ kind, offset }));
        const rows = rowsIn(found);
        const isEnd = cursor === null && rows.length < minFirstRows;
        return { rows, older: isEnd ? null : { offset: `${offset + rows.length}` } };
      },
      rowsOf: ({ rows }) => rows,
    });
    return list;
  }

  const statuses = resultsOf<StatusId>('statuses', {
    idOf: (id) => id,
    rowsIn: (found) => found.statuses.map(({ id }) => id),
    minFirstRows: 1,
  });
  const accounts = resultsOf<Account>('accounts', {
    idOf: ({ id }) => id,
    rowsIn: (found) => found.accounts.map(({ account }) => account),
    minFirstRows: PAGE_SIZE,
  });
  const hashtags = resultsOf<Hashtag>('hashtags', {
    idOf: ({ name }) => name.toLowerCase(),
    rowsIn: (found) => found.hashtags,
    minFirstRows: PAGE_SIZE,
  });

  async function run(): Promise<SearchState> {
    try {
      if (!(await features.load()).has('search')) return { stage: 'not-offered' };
      // The documents were loaded together with the features.
      const isPrivate = instance.facts.get().nodeinfo?.private === true;
      if (viewer().state === 'visitor' && isPrivate) return { stage: 'sign-in-required' };
      const found = await findAuthor(client, by);
      if (found === false) return { stage: 'nobody' };
      author = found;
      first = request();
      await first;
      return { stage: 'loaded' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The failed request may have shown that the server has no search.
      if (features.loaded.get()?.has('search') === false) return { stage: 'not-offered' };
      return { stage: 'failed', reason: error.reason };
    }
  }

  async function again(): Promise<void> {
    const own = {};
    attempt = own;
    state.set({ stage: 'loading' });
    const result = await run();
    if (own !== attempt) return;
    if (result.stage === 'loaded')
      await Promise.all([statuses, accounts, hashtags].map((list) => list.load()));
    if (own === attempt) state.set(result);
    graph.trim();
  }

  /** Whether all posts are still in the graph, which drops posts that are not on screen. */
  const areAllInGraph = (): boolean =>
    statuses.state.get().rows?.every((id) => graph.statuses.get(id) !== undefined) === true;

  return {
    state,
    statuses,
    accounts,
    hashtags,
    again,
    async load() {
      const { stage } = state.get();
      if (stage !== 'loading' && (stage !== 'loaded' || !areAllInGraph())) await again();
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
    if (error instanceof ApiError && isMissing(error.reason)) return false;
    throw error;
  }
}

/** The newest day for which the server counted uses of a hashtag; null where it does not count. */
export function latestDay({ history }: Hashtag): TagDay | null {
  return history.reduce<TagDay | null>(
    (latest, day) => (latest && latest.day >= day.day ? latest : day),
    null,
  );
}
