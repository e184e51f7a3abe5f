import type { LateStatus, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { buildThread } from './build-thread';
import type { Thread, ThreadPost } from './thread';

/** The posts of a thread, some of which have a position but are not imported yet. */
export interface ThreadPosts {
  thread(): Thread;
  has(id: StatusId): boolean;
  ids(): Iterable<StatusId>;
  readonly size: number;
  /** Gives a post its position. */
  place(post: ThreadPost): void;
  /** Gives a post its position; `importPost` imports it later. */
  placeForLater(late: LateStatus): void;
  /** Imports a post into the graph; one that cannot be read is removed. */
  importPost(id: StatusId): void;
  /** Drops the version of a post that waits to be imported, because the graph has a newer one. */
  dropPending(id: StatusId): void;
}

export function createThreadPosts(graph: Graph): ThreadPosts {
  const posts = new Map<StatusId, ThreadPost>();
  const pending = new Map<StatusId, LateStatus>();

  /** A reply whose parent was deleted arrives without `inReplyToId`: it keeps the parent that was known before. */
  function place({ id, inReplyToId }: ThreadPost): void {
    posts.set(id, { id, inReplyToId: inReplyToId ?? posts.get(id)?.inReplyToId ?? null });
  }

  return {
    thread: () => buildThread(posts.values()),
    has: (id) => posts.has(id),
    ids: () => posts.keys(),
    get size() {
      return posts.size;
    },
    place,
    placeForLater(deferred) {
      place(deferred);
      pending.set(deferred.id, deferred);
    },
    importPost(id) {
      const deferred = pending.get(id);
      if (deferred === undefined) return;
      pending.delete(id);
      const status = deferred.read();
      if (status !== undefined) importStatus(graph, status);
      else posts.delete(id);
    },
    dropPending(id) {
      pending.delete(id);
    },
  };
}
