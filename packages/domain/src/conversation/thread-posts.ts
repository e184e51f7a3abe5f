import type { LateStatus, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { buildThread } from './build-thread';
import type { Thread, ThreadPost } from './thread';

/** The posts of a thread, some of which have a position but are not read yet. */
export interface ThreadPosts {
  thread(): Thread;
  has(id: StatusId): boolean;
  ids(): Iterable<StatusId>;
  readonly size: number;
  /** Gives a post its position. */
  place(post: ThreadPost): void;
  /** Gives a post its position; it is read later. */
  placeUnread(late: LateStatus): void;
  /** Reads a post into the graph; one that cannot be read is removed. */
  read(id: StatusId): void;
  /** Drops the unread version of a post, because a newer one is known. */
  dropUnread(id: StatusId): void;
}

export function createThreadPosts(graph: Graph): ThreadPosts {
  const posts = new Map<StatusId, ThreadPost>();
  const unread = new Map<StatusId, LateStatus>();

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
    placeUnread(late) {
      place(late);
      unread.set(late.id, late);
    },
    read(id) {
      const late = unread.get(id);
      if (late === undefined) return;
      unread.delete(id);
      const status = late.read();
      if (status !== undefined) importStatus(graph, status);
      else posts.delete(id);
    },
    dropUnread(id) {
      unread.delete(id);
    },
  };
}
