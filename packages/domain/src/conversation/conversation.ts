import {
  type AccountId,
  ApiError,
  type Context,
  type ErrorReason,
  type Status,
  type StatusId,
  getContext,
  getStatus,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { countReply } from '../graph/reply-counts';
import { type Cell, createCell } from '../kernel/cell';
import { inSlices } from '../kernel/in-slices';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { loadUnknownRelationships } from '../relationships/load-relationships';
import { type Thread, initiallyVisible } from './thread';
import { createThreadChanges, isGone } from './thread-changes';
import { createThreadPosts } from './thread-posts';
import { type Toggles, toggled, toggledBelow } from './toggles';
import { createThreadPolling } from './thread-polling';

export type ConversationState =
  | { state: 'loading'; thread: Thread }
  | { state: 'ready'; thread: Thread }
  | { state: 'failed'; thread: Thread; reason: ErrorReason };

/**
 * A status with its thread. The positions of all posts are known as soon as it is ready; the posts that are not seen at
 * first are read a little later, so that a long thread opens as fast as a short one.
 */
export interface Conversation {
  state: Pick<Cell<ConversationState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  /** Adds replies as they arrive until the returned function is called. */
  follow(): () => void;
  /**
   * Polls for replies that no stream sends, from people whom the viewer does not follow, until the returned function is
   * called.
   */
  watch(): () => void;
  /** Which replies the viewer showed or hid; lasts as long as the conversation is in memory. */
  toggles: Pick<Cell<Toggles>, 'get' | 'subscribe'>;
  toggle(id: StatusId, shown: boolean): void;
  /** Shows or hides everything below a post. */
  toggleBelow(id: StatusId, shown: boolean): void;
}

function createConversation({ graph, send, log, session }: Client, focus: StatusId): Conversation {
  const hub = liveHubOf(graph);
  const posts = createThreadPosts(graph);
  const changes = createThreadChanges({ graph, send });
  const toggles = createCell<Toggles>(new Map());
  let loadCount = 0;
  let isRebuildQueued = false;

  // The status is shown while the rest loads, if the graph has it.
  const focused = graph.statuses.get(focus);
  if (focused !== undefined) posts.place({ id: focus, inReplyToId: focused.inReplyToId });
  const state = createCell<ConversationState>({ state: 'loading', thread: posts.thread() });

  function rebuild(): void {
    state.update((now) => ({ ...now, thread: posts.thread() }));
  }

  /** Builds the tree once for all posts that arrive together. */
  function rebuildSoon(): void {
    if (isRebuildQueued) return;
    isRebuildQueued = true;
    queueMicrotask(() => {
      isRebuildQueued = false;
      rebuild();
    });
  }

  async function importContext(status: Status, { ancestors, descendants }: Context): Promise<void> {
    loadCount += 1;
    const load = loadCount;
    for (const post of [...ancestors, ...descendants]) posts.placeForLater(post);
    posts.place(status);
    posts.dropPending(focus);
    importStatus(graph, status);
    const thread = posts.thread();
    const first = initiallyVisible(thread, focus);
    for (const id of first) posts.importPost(id);
    const viewer = session.state.get();
    const viewerId = viewer.state === 'signed-in' ? viewer.accountId : null;
    await loadUnknownRelationships({ send, graph, log }, viewerId, authorsOf(graph, first));
    if (load !== loadCount) return;
    // Importing removes posts that cannot be read.
    const shownSize = posts.size;
    state.set({
      state: 'ready',
      thread: shownSize === thread.order.length ? thread : posts.thread(),
    });
    await inSlices(thread.order, posts.importPost, () => load !== loadCount);
    if (posts.size < shownSize) rebuild();
    graph.trim();
  }

  /** Adds the posts of a later response that are not known yet. */
  async function importNewPosts({ ancestors, descendants }: Context): Promise<void> {
    const load = loadCount;
    const added = [...ancestors, ...descendants].filter(({ id }) => !posts.has(id));
    if (added.length === 0) return;
    const addedIds = new Set<StatusId | null>(added.map(({ id }) => id));
    for (const post of added) {
      // A parent in the same response already counts this reply.
      if (!addedIds.has(post.inReplyToId)) countReply(graph, post);
      posts.placeForLater(post);
    }
    await inSlices(
      added.map(({ id }) => id),
      posts.importPost,
      () => load !== loadCount,
    );
    if (load === loadCount) rebuild();
  }

  async function poll(): Promise<ErrorReason | null> {
    if (state.get().state !== 'ready') return null;
    const load = loadCount;
    try {
      // The context holds the posts around the status, but not the status itself.
      const [, context] = await Promise.all([changes.fetch(focus), contextOrNull()]);
      if (load !== loadCount || context === null) return null;
      await changes.compare(context);
      await importNewPosts(context);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('info', 'a conversation could not be polled', error);
      return error.reason;
    }
  }

  /** Null on 404, as for a deleted status. */
  async function contextOrNull(): Promise<Context | null> {
    try {
      return await send(getContext(focus));
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  const polling = createThreadPolling({ poll, size: () => posts.size, attention: hub.isVisible });

  /** Whether a status that has just arrived belongs to this thread. */
  function belongs(id: StatusId): boolean {
    const row = graph.statuses.get(id);
    if (row === undefined || row.repeatOfId !== null || posts.has(id)) return false;
    const thread = graph.statuses.get(focus)?.conversationId ?? null;
    if (thread !== null && row.conversationId === thread) return true;
    return row.inReplyToId !== null && posts.has(row.inReplyToId);
  }

  function addArrived(id: StatusId): void {
    // The version that has arrived is newer than the one that waits to be imported.
    posts.dropPending(id);
    if (!belongs(id)) return;
    posts.place({ id, inReplyToId: graph.statuses.get(id)?.inReplyToId ?? null });
    rebuildSoon();
  }

  return {
    state,
    toggles,
    async load() {
      state.update(({ thread }) => ({ state: 'loading', thread }));
      polling.loaded();
      try {
        const [status, context] = await Promise.all([send(getStatus(focus)), send(getContext(focus))]);
        await importContext(status, context);
        await changes.compare(context);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { reason } = error;
        state.update(({ thread }) => ({ state: 'failed', thread, reason }));
      }
    },
    follow() {
      const endRetention = graph.retain(posts.ids);
      const endArrivals = hub.on('arrived', addArrived);
      return () => {
        endRetention();
        endArrivals();
      };
    },
    watch: polling.begin,
    toggle: (id, shown) => toggles.update((now) => toggled(now, id, shown)),
    toggleBelow(id, shown) {
      const { thread } = state.get();
      toggles.update((now) => toggledBelow(now, { thread, id, shown }));
    },
  };
}

function authorsOf({ statuses }: Graph, ids: Iterable<StatusId>): readonly AccountId[] {
  return [...ids].flatMap((id) => statuses.get(id)?.accountId ?? []);
}

/** How many conversations stay in memory, so that going back finds them as they were. */
const MAX_CONVERSATIONS = 8;

/** The conversations of this client. Created at first use. */
export const conversationsOf = perClient((client) =>
  createResourceFamily((focus: StatusId) => createConversation(client, focus), MAX_CONVERSATIONS),
);
