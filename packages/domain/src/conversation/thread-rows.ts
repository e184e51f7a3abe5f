import type { StatusId } from '@linnet/api';
import { type Thread, type ThreadPlace, wayUp } from './thread';
import type { PostRow, Rail, ThreadRow, ThreadSight } from './thread-row';

/** Rails at deeper levels are left out: no screen is wide enough to draw them. */
const RAILS = 12;
/** The root and its replies are two levels, before any replies below a reply are shown. */
const ROOT_AND_REPLIES = 2;

interface Waiting {
  id: StatusId;
  /** -1 for the root. */
  level: number;
  rails: readonly Rail[];
}

/** The rows of a post and of what is shown below it, each before its replies. */
function branchRows(thread: Thread, { root, maxDepth, toggled }: Omit<ThreadSight, 'display'>): ThreadRow[] {
  const rootDepth = thread.places.get(root)?.depth ?? 0;
  const shownTo = rootDepth + Math.max(maxDepth - ROOT_AND_REPLIES, 1);
  const rows: ThreadRow[] = [];
  const waiting: Waiting[] = [{ id: root, level: -1, rails: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = thread.places.get(next.id);
    if (place === undefined) continue;
    const chosen = toggled.get(place.id);
    const open = chosen ?? place.depth <= shownTo;
    rows.push({
      kind: 'post',
      id: place.id,
      position: next.level < 0 ? 'root' : 'reply',
      level: Math.max(next.level, 0),
      rails: next.rails,
      replies: place.replies.length,
      depth: place.depth,
      open,
      others: 0,
    });
    if (open) waiting.push(...repliesOf(place, next));
    else if (place.below > 0) rows.push(hiddenRow(place, next, chosen === false ? 'hand' : 'depth'));
  }
  return rows;
}

/** The replies of a post, last one first: they are pushed onto a stack, which reverses them. */
function repliesOf(place: ThreadPlace, at: Waiting): Waiting[] {
  const last = place.replies.length - 1;
  return place.replies
    .map((id, index) => ({ id, level: at.level + 1, rails: railsBelow(at, index === last) }))
    .reverse();
}

function hiddenRow(place: ThreadPlace, at: Waiting, by: 'hand' | 'depth'): ThreadRow {
  return {
    kind: 'hidden',
    of: place.id,
    level: at.level + 1,
    rails: railsBelow(at, true),
    count: place.below,
    levels: place.deepest - place.depth,
    by,
  };
}

/** The rails that pass the rows below a post: the lines that continue, and its own. The root draws none. */
function railsBelow({ id, level, rails }: Waiting, isLast: boolean): readonly Rail[] {
  const passing = rails.filter(({ ends }) => !ends);
  if (level < 0 || level >= RAILS) return passing;
  return [...passing, { of: id, level, ends: isLast }];
}

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
  return { kind: 'post', id, position: 'list', level: 0, rails: [], replies, depth, open: true, others: 0 };
}

interface Ancestor {
  id: StatusId;
  otherReplies: ThreadSight['otherReplies'];
}

function ancestorRows(thread: Thread, { id, otherReplies }: Ancestor): ThreadRow[] {
  const count = placeFacts(thread, id).replies - 1;
  const row: PostRow = { ...listRow(thread, id), position: 'ancestor' };
  if (count <= 0) return [row];
  return otherReplies === 'inside' ? [{ ...row, others: count }] : [row, { kind: 'others', of: id, count }];
}

function placeFacts(thread: Thread, id: StatusId): { replies: number; depth: number } {
  const place = thread.places.get(id);
  return { replies: place?.replies.length ?? 0, depth: place?.depth ?? 0 };
}
