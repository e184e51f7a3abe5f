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
  /** Those who take part, without the viewer. */
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
  /** Keeps the list up to date until the returned function is called. */
  follow(): () => void;
  /** The same while the viewer looks at messages: polls more often. */
  watch(): () => void;
  /**
   * Fetches the conversations with exactly these people; null where the server has no such search, or sends too many.
   */
  between(people: readonly AccountId[]): Promise<readonly ConversationRow[] | null>;
  /** Marks a conversation as read. Resolves to the error, after which it is unread again. */
  markRead(id: ConversationId): Promise<ErrorReason | null>;
}

export const conversationListOf = perClient(createConversationList);

function createConversationList(client: Client): ConversationList {
  const { send, features, session, graph } = client;
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  let watchers = 0;
  /** The direct post that caused the last refresh. The same post can cause several events. */
  let lastArrivedId: StatusId | null = null;
  /** Whether the next poll has to send a request: an answer that another tab received before does not do. */
  let needsRefresh = false;

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
    // Pleroma lists the viewer alone in a conversation without other people.
    const people = accounts.map(({ id }) => id).filter((id) => id !== viewerId());
    return { ...rest, people, lastId: lastStatus.id, time: Date.parse(lastStatus.createdAt) };
  }

  /** The newer of an answer and the known row. With the same last post, a conversation that is read stays read. */
  function newerOf(row: ConversationRow): ConversationRow {
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
    const since = needsRefresh ? Date.now() : lastPoll(SCREEN_INTERVAL_MS);
    needsRefresh = false;
    return stream.request(since, list.poll);
  }

  function refresh(): void {
    needsRefresh = true;
    stream.reset();
    polling.now();
  }

  /** Refreshes the list when a direct post has arrived: only some servers send an event for its conversation. */
  function onPost(id: StatusId, scope: Scope | undefined): void {
    if (scope !== 'direct' || id === lastArrivedId || rows().some(({ lastId }) => lastId === id)) return;
    lastArrivedId = id;
    refresh();
  }

  function put(conversation: Conversation): ConversationRow | null {
    const row = importConversation(conversation);
    if (row !== null) list.put(newerOf(row));
    return row;
  }

  /** Shows a conversation as read, unless it has a post after `upTo`. */
  function showRead(id: string, upTo: string): void {
    const row = rows().find((one) => one.id === id);
    if (row?.unread === true && compareIds(row.lastId, upTo) <= 0) list.put({ ...row, unread: false });
  }

  const follow = whileUsed(() => {
    refresh();
    const ends = [
      onSignIn(session.state, refresh),
      hub.on('conversation', (conversation) => void put(conversation)),
      hub.on('arrived', (id) => onPost(id, graph.statuses.get(id)?.scope)),
      hub.on('notification', ({ status }) => void (status && onPost(status.id, status.scope))),
      hub.on('deleted', (id) => void (rows().some(({ lastId }) => lastId === id) && refresh())),
      hub.on('tabMessage', (message) => {
        if (!isPlainObject(message) || typeof message['upTo'] !== 'string') return;
        if (typeof message['conversationRead'] === 'string')
          showRead(message['conversationRead'], message['upTo']);
      }),
      stream.follow({
        // Shortly after a request the next poll is early enough: a starting page has more urgent requests.
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

/** Calls back whenever the viewer has signed in again, until the returned function is called. */
function onSignIn(state: Client['session']['state'], callback: () => void): () => void {
  let wasSignedIn = state.get().state === 'signed-in';
  return state.subscribe(() => {
    const isSignedIn = state.get().state === 'signed-in';
    if (isSignedIn && !wasSignedIn) callback();
    wasSignedIn = isSignedIn;
  });
}

/**
 * Fetches the pages of the list. Pleroma sorts conversations by their last activity, but its cursors are ids: those
 * that a page leaves out may have any id. So the ids above and below the middle of each page are fetched in turn, until
 * pages are short.
 */
function pagesOfAll({ send, features }: Client, isKnown: (id: ConversationId) => boolean) {
  /** Ranges of ids that are not loaded yet. */
  let ranges: readonly Cursor[] = [];

  return async (cursor: Cursor | null, asOf?: number): Promise<Page<Conversation>> => {
    const page = await send(conversations({ cursor, limit: PAGE_SIZE }), { asOf });
    if (!(await features.load()).has('conversationPosts')) return page;
    const ids = page.items.map(({ id }) => id).sort(compareIds);
    const middle = ids[ids.length >> 1];
    // Servers leave out conversations without posts: a full page may be shorter than the limit.
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
