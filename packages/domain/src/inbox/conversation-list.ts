import {
  type AccountId,
  type Conversation,
  type ConversationId,
  type Cursor,
  type ErrorReason,
  type Page,
  type Scope,
  type StatusId,
  conversations,
  markConversationRead,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { importAccount, importStatus } from '../graph/import';
import { errorOf } from '../kernel/error-of';
import { compareIds } from '../kernel/feed/ids';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { isPlainObject } from '../kernel/json-record';
import { STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { whileUsed } from '../kernel/while-used';

/** As many as servers send. */
const PAGE_SIZE = 40;
/** Milliseconds between two polls while nobody looks at messages, and while somebody does. */
const COUNT_INTERVAL_MS = 60_000;
const SCREEN_INTERVAL_MS = 10_000;

/** A conversation of direct posts, as the server has it. */
export interface ConversationRow {
  readonly id: ConversationId;
  /** The others who take part. */
  readonly people: readonly AccountId[];
  readonly unread: boolean;
  /** Its newest post. */
  readonly lastId: StatusId;
  /** When that was written, in milliseconds since 1970. */
  readonly time: number;
}

/** The viewer's conversations of direct posts; those without a post that can be read are left out. */
export interface ConversationList {
  /** The latest post first. */
  readonly list: Pick<RowFeed<ConversationRow>, 'state' | 'load' | 'loadMore'>;
  /** Keeps them up to date until the returned function is called. */
  follow(): () => void;
  /** The same, for somebody who looks at them. */
  watch(): () => void;
  /** Those with all of these people and nobody else; null where the server has no such search. */
  between(people: readonly AccountId[]): Promise<readonly ConversationRow[] | null>;
  /** Marks one as read. Resolves to the error, after which it is unread again. */
  markRead(id: ConversationId): Promise<ErrorReason | null>;
}

export const conversationListOf = perClient(createConversationList);

function createConversationList(client: Client): ConversationList {
  const { send, features, session, graph } = client;
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  let watchers = 0;
  /** The post that caused the last request: it arrives in several ways. */
  let notedId: StatusId | null = null;
  /** The next answer has to be one to a request that is sent from now on. */
  let hasNews = false;

  const rows = (): readonly ConversationRow[] => list.state.get().rows ?? [];
  graph.retain(() => rows().map(({ lastId }) => lastId));
  graph.retainAccounts(() => rows().flatMap(({ people }) => people));

  function viewerId(): AccountId | null {
    const viewer = session.state.get();
    return viewer.state === 'visitor' ? null : viewer.accountId;
  }

  function importConversation({ accounts, lastStatus, ...rest }: Conversation): ConversationRow | null {
    if (lastStatus === null) return null;
    for (const account of accounts) importAccount(graph, account);
    importStatus(graph, lastStatus);
    // Pleroma names the viewer where nobody else takes part.
    const people = accounts.map(({ id }) => id).filter((id) => id !== viewerId());
    return { ...rest, people, lastId: lastStatus.id, time: Date.parse(lastStatus.createdAt) };
  }

  /** An answer that is older than what is known changes nothing; of the same posts more can only have been read. */
  function current(row: ConversationRow): ConversationRow {
    const known = rows().find(({ id }) => id === row.id);
    const order = known === undefined ? 1 : compareIds(row.lastId, known.lastId);
    if (known === undefined || order > 0) return row;
    return order < 0 ? known : { ...row, unread: row.unread && known.unread };
  }

  const importAll = (items: readonly Conversation[]): readonly ConversationRow[] =>
    items.map(importConversation).filter((row) => row !== null);

  const list = createRowFeed({
    idOf: ({ id }: ConversationRow) => id,
    mayLoad: () => session.state.get().state === 'signed-in',
    isOffered: async () => (await features.load()).has('conversations'),
    fetch: pagesOfAll(client, (id) => rows().some((row) => row.id === id)),
    rowsOf: ({ items }) => importAll(items),
    compare: (a, b) => b.time - a.time,
  });

  const isStreamed = (): boolean => stream.isComplete() && stream.age() < STREAM_TRUST_MS;
  const polling = createPolling({
    intervalMs: () => (watchers > 0 ? SCREEN_INTERVAL_MS : COUNT_INTERVAL_MS),
    attention: hub.isVisible,
    poll: () => (isStreamed() ? Promise.resolve(null) : poll()),
  });

  function poll(): Promise<ErrorReason | null> {
    const since = hasNews ? Date.now() : lastPoll(SCREEN_INTERVAL_MS);
    hasNews = false;
    return stream.request(since, list.poll);
  }

  function refresh(): void {
    hasNews = true;
    stream.reset();
    polling.now();
  }

  /** A direct post is news of a conversation, which only some servers send as such. */
  function notePost(id: StatusId, scope: Scope | undefined): void {
    if (scope !== 'direct' || id === notedId || rows().some(({ lastId }) => lastId === id)) return;
    notedId = id;
    refresh();
  }

  function put(conversation: Conversation): ConversationRow | null {
    const row = importConversation(conversation);
    if (row !== null) list.put(current(row));
    return row;
  }

  /** Shows a conversation as read, unless more has been written since. */
  function showRead(id: string, upTo: string): void {
    const row = rows().find((one) => one.id === id);
    if (row?.unread === true && compareIds(row.lastId, upTo) <= 0) list.put({ ...row, unread: false });
  }

  const follow = whileUsed(() => {
    refresh();
    const ends = [
      onSignIn(session.state, refresh),
      hub.on('conversation', (conversation) => void put(conversation)),
      hub.on('arrived', (id) => notePost(id, graph.statuses.get(id)?.scope)),
      hub.on('notification', ({ status }) => void (status && notePost(status.id, status.scope))),
      hub.on('deleted', (id) => void (rows().some(({ lastId }) => lastId === id) && refresh())),
      hub.on('tabMessage', (what) => {
        if (!isPlainObject(what) || typeof what['upTo'] !== 'string') return;
        if (typeof what['conversationRead'] === 'string') showRead(what['conversationRead'], what['upTo']);
      }),
      stream.follow({
        // Shortly after a request the next poll is early enough: a page that starts has more urgent requests.
        onOpen: () => void (stream.age() >= SCREEN_INTERVAL_MS && refresh()),
        onWake: () => void (!isStreamed() && refresh()),
      }),
    ];
    return () => {
      polling.stop();
      for (const end of ends) end();
    };
  });

  return {
    list,
    follow,
    watch() {
      watchers += 1;
      hub.streams.update((names) => [...names, DIRECT]);
      const end = follow();
      if (!isStreamed()) polling.now();
      return () => {
        watchers -= 1;
        hub.streams.update((names) => names.slice(1));
        end();
      };
    },
    async between(people) {
      if (people.length === 0 || !(await features.load()).has('conversationPosts')) return null;
      const page = await send(conversations({ limit: PAGE_SIZE, recipients: people }));
      // A full page may not be all of them.
      return page.items.length + page.dropped >= PAGE_SIZE ? null : importAll(page.items);
    },
    async markRead(id) {
      const before = rows().find((row) => row.id === id);
      if (before?.unread !== true) return null;
      showRead(id, before.lastId);
      const error = await errorOf(
        send(markConversationRead(id)).then((answer) => {
          put(answer);
          hub.otherTabs?.send({ conversationRead: id, upTo: before.lastId });
        }),
      );
      const now = rows().find((row) => row.id === id);
      if (error !== null && now !== undefined) list.put({ ...now, unread: true });
      return error;
    },
  };
}

const DIRECT = { stream: 'direct' } as const;

/** Calls back whenever the viewer is signed in again, until the result is called. */
function onSignIn(state: Client['session']['state'], callback: () => void): () => void {
  let wasSignedIn = state.get().state === 'signed-in';
  return state.subscribe(() => {
    const isSignedIn = state.get().state === 'signed-in';
    if (isSignedIn && !wasSignedIn) callback();
    wasSignedIn = isSignedIn;
  });
}

/**
 * Fetches the pages of the list. Pleroma orders by what happened last and cuts by id: what is left out of a page may have
 * any id. So what is above and below its middle is asked for in turn, until little is left.
 */
function pagesOfAll({ send, features }: Client, isKnown: (id: ConversationId) => boolean) {
  /** What is not loaded yet. */
  let ranges: readonly Cursor[] = [];

  return async (cursor: Cursor | null, asOf?: number): Promise<Page<Conversation>> => {
    const page = await send(conversations({ cursor, limit: PAGE_SIZE }), { asOf });
    if (!(await features.load()).has('conversationPosts')) return page;
    const ids = page.items.map(({ id }) => id).sort(compareIds);
    const middle = ids[ids.length >> 1];
    // A page lacks conversations without posts: a full one may be shorter than it was asked to be.
    const isLast = middle === undefined || ids.length + page.dropped <= PAGE_SIZE / 2;
    const halves = isLast
      ? []
      : [
          { ...cursor, since_id: middle },
          { ...cursor, max_id: middle },
        ];
    if (cursor !== null) ranges = [...ranges.filter((range) => range !== cursor), ...halves];
    else if (!ids.some(isKnown)) ranges = halves;
    return { ...page, older: ranges.at(-1) ?? null };
  };
}
