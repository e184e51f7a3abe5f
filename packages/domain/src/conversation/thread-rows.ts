import type { StatusId } from '@linnet/api';
import { type Thread, type ThreadNode, ancestorsOf } from './thread';
import type { PostRow, Rail, ThreadRow, ThreadRowsOptions } from './thread-row';

/** Rails at deeper levels are left out: no screen is wide enough to draw them. */
const MAX_RAIL_LEVELS = 12;
/** The root and its replies are two levels, before any replies below a reply are shown. */
const ROOT_AND_REPLIES = 2;

interface StackEntry {
  id: StatusId;
  /** -1 for the root. */
  level: number;
  rails: readonly Rail[];
}

/** The rows of a post and of what is shown below it, each before its replies. */
function branchRows(
  thread: Thread,
  { root, maxDepth, toggles }: Omit<ThreadRowsOptions, 'display'>,
): ThreadRow[] {
  const rootDepth = thread.nodes.get(root)?.depth ?? 0;
  const maxShownDepth = rootDepth + Math.max(maxDepth - ROOT_AND_REPLIES, 1);
  const rows: ThreadRow[] = [];
  const stack: StackEntry[] = [{ id: root, level: -1, rails: [] }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const node = thread.nodes.get(next.id);
    if (node === undefined) continue;
    const choice = toggles.get(node.id);
    const open = choice ?? node.depth <= maxShownDepth;
    rows.push({
      kind: 'post',
      id: node.id,
      position: next.level < 0 ? 'root' : 'reply',
      level: Math.max(next.level, 0),
      rails: next.rails,
      replyCount: node.replies.length,
      depth: node.depth,
      open,
      otherReplyCount: 0,
    });
    if (open) stack.push(...repliesOf(node, next));
    else if (node.descendantCount > 0) rows.push(hiddenRow(node, next, choice === false ? 'hand' : 'depth'));
  }
  return rows;
}

/** The replies of a post, last one first: they are pushed onto a stack, which reverses them. */
function repliesOf(node: ThreadNode, at: StackEntry): StackEntry[] {
  const last = node.replies.length - 1;
  return node.replies
    .map((id, index) => ({ id, level: at.level + 1, rails: railsBelow(at, index === last) }))
    .reverse();
}

function hiddenRow(node: ThreadNode, at: StackEntry, by: 'hand' | 'depth'): ThreadRow {
  return {
    kind: 'hidden',
    of: node.id,
    level: at.level + 1,
    rails: railsBelow(at, true),
    count: node.descendantCount,
    levels: node.deepestDepth - node.depth,
    by,
  };
}

/** The rails that pass the rows below a post: the lines that continue, and its own. The root draws none. */
function railsBelow({ id, level, rails }: StackEntry, isLast: boolean): readonly Rail[] {
  const passing = rails.filter(({ ends }) => !ends);
  if (level < 0 || level >= MAX_RAIL_LEVELS) return passing;
  return [...passing, { of: id, level, ends: isLast }];
}

/** The rows of a thread, from the top down. A post has at most one row; in a list, every post has one. */
export function threadRows(thread: Thread, options: ThreadRowsOptions): ThreadRow[] {
  if (options.display === 'linear') return thread.order.map((id) => listRow(thread, id));
  const root = thread.nodes.get(options.root);
  // A tree that begins with a first post is shown together with the other roots.
  if (root === undefined || root.parent === null) {
    return thread.roots.flatMap((id) => branchRows(thread, { ...options, root: id }));
  }
  const ancestors = ancestorsOf(thread, options.root);
  const missing = thread.order.length - ancestors.length - root.descendantCount - 1;
  const [first = options.root] = ancestors;
  return [
    ...(missing > 0 ? [{ kind: 'whole', of: first, count: missing } as const] : []),
    ...ancestors.flatMap((id) => ancestorRows(thread, { id, otherReplies: options.otherReplies })),
    ...branchRows(thread, options),
  ];
}

function listRow(thread: Thread, id: StatusId): PostRow {
  const { replyCount, depth } = replyCountAndDepth(thread, id);
  return {
    kind: 'post',
    id,
    position: 'list',
    level: 0,
    rails: [],
    replyCount,
    depth,
    open: true,
    otherReplyCount: 0,
  };
}

interface Ancestor {
  id: StatusId;
  otherReplies: ThreadRowsOptions['otherReplies'];
}

function ancestorRows(thread: Thread, { id, otherReplies }: Ancestor): ThreadRow[] {
  const count = replyCountAndDepth(thread, id).replyCount - 1;
  const row: PostRow = { ...listRow(thread, id), position: 'ancestor' };
  if (count <= 0) return [row];
  return otherReplies === 'inside'
    ? [{ ...row, otherReplyCount: count }]
    : [row, { kind: 'others', of: id, count }];
}

function replyCountAndDepth(thread: Thread, id: StatusId): { replyCount: number; depth: number } {
  const node = thread.nodes.get(id);
  return { replyCount: node?.replies.length ?? 0, depth: node?.depth ?? 0 };
}
