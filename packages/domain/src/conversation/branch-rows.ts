import type { StatusId } from '@linnet/api';
import type { Thread, ThreadPlace } from './thread';
import type { Rail, ThreadRow } from './thread-row';
import type { ThreadSight } from './thread-sight';

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
export function branchRows(
  thread: Thread,
  { root, maxDepth, toggled }: Omit<ThreadSight, 'display'>,
): ThreadRow[] {
  const diveDepth = thread.places.get(root)?.depth ?? 0;
  const shownTo = diveDepth + Math.max(maxDepth - ROOT_AND_REPLIES, 1);
  const rows: ThreadRow[] = [];
  const waiting: Waiting[] = [{ id: root, level: -1, rails: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = thread.places.get(next.id);
    if (place === undefined) continue;
    const byHand = toggled.get(place.id);
    const open = byHand ?? place.depth <= shownTo;
    rows.push({
      kind: 'post',
      id: place.id,
      standing: next.level < 0 ? 'root' : 'reply',
      level: Math.max(next.level, 0),
      rails: next.rails,
      replies: place.replies.length,
      depth: place.depth,
      open,
      others: 0,
    });
    if (open) waiting.push(...repliesOf(place, next));
    else if (place.below > 0) rows.push(hiddenRow(place, next, byHand === false ? 'hand' : 'depth'));
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
