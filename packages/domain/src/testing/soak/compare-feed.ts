import type { StatusId } from '@linnet/api';
import type { FeedState } from '../../feeds/feed-state';
import { compareIds, newestFirst } from '../../kernel/feed/ids';
import type { Segment } from '../../kernel/feed/list-state';

/** The gapless runs of a feed, newest first; pending statuses are part of the top run where nothing is missing between. */
function runsOf({ segments, pending, pendingJoined }: FeedState): Segment<StatusId>[] {
  const [top, ...rest] = segments;
  const lowest = pending.at(-1);
  if (!pendingJoined || lowest === undefined || top === undefined) return [...pending, ...segments];
  return [...pending.slice(0, -1), newestFirst([...lowest, ...top]), ...rest];
}

/**
 * Describes how a feed differs from the server's list. `serverIds`: newest first, at least down to the feed's oldest
 * status. `deleted`: ids of deleted statuses, which the feed may still show as tombstones.
 */
export function compareFeed(
  state: FeedState,
  serverIds: readonly StatusId[],
  deleted: ReadonlySet<string>,
): string[] {
  const runs = runsOf(state);
  const ids = runs.flat();
  const differences: string[] = [];
  if (new Set(ids).size < ids.length)
    differences.push(`twice: ${ids.filter((id, at) => ids.indexOf(id) !== at).join(' ')}`);
  const misplaced = ids.find((id, at) => at > 0 && compareIds(id, ids[at - 1] ?? id) > 0);
  if (misplaced !== undefined) differences.push(`out of order: ${misplaced}`);
  const known = new Set(ids);
  const serverSet = new Set(serverIds);
  const top = ids[0];
  for (const id of serverIds) {
    if (known.has(id)) continue;
    if (top === undefined || compareIds(id, top) > 0) differences.push(`missing above: ${id}`);
    else if (runs.some((run) => isInside(id, run))) differences.push(`missing within: ${id}`);
  }
  for (const id of ids)
    if (!serverSet.has(id) && !deleted.has(id)) differences.push(`not the server's: ${id}`);
  return differences;
}

function isInside(id: StatusId, run: Segment<StatusId>): boolean {
  const [first, last] = [run[0], run.at(-1)];
  return first !== undefined && last !== undefined && compareIds(id, first) < 0 && compareIds(id, last) > 0;
}
