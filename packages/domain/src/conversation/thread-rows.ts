import type { StatusId } from '@linnet/api';
import { branchRows } from './branch-rows';
import type { Thread } from './thread';
import type { PostRow, ThreadRow } from './thread-row';
import type { ThreadSight } from './thread-sight';
import { wayUp } from './way-up';

/** The rows of a thread, from the top down. A post has at most one row; in a list, every post has one. */
export function threadRows(thread: Thread, sight: ThreadSight): ThreadRow[] {
  if (sight.display === 'linear') return thread.order.map((id) => listRow(thread, id));
  const root = thread.places.get(sight.root);
  // A tree that begins with a first post is shown together with the other roots.
  if (root === undefined || root.parent === null) {
    return thread.roots.flatMap((id) => branchRows(thread, { ...sight, root: id }));
  }
  const ancestors = wayUp(thread, sight.root);
  const missing = thread.order.length - ancestors.length - root.below - 1;
  const [first = sight.root] = ancestors;
  return [
    ...(missing > 0 ? [{ kind: 'whole', of: first, count: missing } as const] : []),
    ...ancestors.flatMap((id) => ancestorRows(thread, { id, otherReplies: sight.otherReplies })),
    ...branchRows(thread, sight),
  ];
}

function listRow(thread: Thread, id: StatusId): PostRow {
  const { replies, depth } = placeFacts(thread, id);
  return { kind: 'post', id, standing: 'list', level: 0, rails: [], replies, depth, open: true, others: 0 };
}

interface Ancestor {
  id: StatusId;
  otherReplies: ThreadSight['otherReplies'];
}

function ancestorRows(thread: Thread, { id, otherReplies }: Ancestor): ThreadRow[] {
  const count = placeFacts(thread, id).replies - 1;
  const row: PostRow = { ...listRow(thread, id), standing: 'ancestor' };
  if (count <= 0) return [row];
  return otherReplies === 'inside' ? [{ ...row, others: count }] : [row, { kind: 'others', of: id, count }];
}

function placeFacts(thread: Thread, id: StatusId): { replies: number; depth: number } {
  const place = thread.places.get(id);
  return { replies: place?.replies.length ?? 0, depth: place?.depth ?? 0 };
}
