import type { StatusId } from '@linnet/api';
import { idAfter } from '../../kernel/feed/ids';
import type { Graph } from '../../graph/graph';
import { dropWhenOutdated, type SnapshotOwner } from '../../snapshots/drop-when-outdated';
import { largestFitting, storedRowsOf } from '../../snapshots/pick-rows';
import { writePreview, writeSnapshot } from '../../snapshots/write-snapshot';
import type { Feed } from '../feed';
import { feedKey } from '../feed-source';
import {
  SNAPSHOT_SIZE,
  hasSnapshots,
  type ReadPosition,
  type SnapshotContent,
  type TimelineNote,
} from './snapshot';

/** Statuses above the one where the viewer reads. */
const ABOVE = 12;

interface SnapshotView {
  /** Where the viewer reads; null at the top. */
  readonly position: ReadPosition | null;
  /** Makes the preview for the start script, a text that contains the checksum; null for none. */
  readonly preview?: ((checksum: string) => string) | null;
}

/**
 * Stores the part of a timeline around the position where the viewer reads. Resolves with whether it was stored: not
 * when the feed has no snapshots or no statuses, or when there is no room.
 */
export async function storeSnapshot(
  owner: SnapshotOwner,
  feed: Feed,
  { position, preview = null }: SnapshotView,
): Promise<boolean> {
  const { environment, graph, snapshots } = owner;
  const { storedAt, opened } = feed.state.get();
  // A list that still comes from the snapshot need not be stored again.
  if (!opened || storedAt !== null || !hasSnapshots(snapshots, feed.source)) return false;
  dropWhenOutdated(owner);
  const common = { savedAt: environment.now(), ...feed.request() };
  const fitting = largestFitting(
    'timeline',
    SNAPSHOT_SIZE,
    contentsAround(graph, feed, { common, position }),
  );
  if (fitting === null) return false;
  const { ids, statuses } = fitting.content;
  const start = ids[0] === undefined ? null : idAfter(ids[0]);
  if (start === null) return false;
  const note: TimelineNote = {
    feed: feedKey(feed.source),
    ids,
    start,
    position,
    statuses: statuses.map(({ id }) => id),
  };
  const isNoted = await writeSnapshot(owner, 'timeline', { text: fitting.text, note: { ...note } });
  writePreview(owner, isNoted ? preview : null);
  return isNoted;
}

interface Around {
  common: Pick<SnapshotContent, 'savedAt' | 'view' | 'withMuted'>;
  position: ReadPosition | null;
}

/** The statuses around a position with their rows, at most so many. */
function contentsAround(
  graph: Graph,
  feed: Feed,
  { common, position }: Around,
): (size: number) => (SnapshotContent & { ids: readonly StatusId[] }) | null {
  const { segments, older, ended } = feed.state.get();
  const segment = segments.find((ids) => ids.some((id) => id === position?.id)) ?? segments[0] ?? [];
  const at = segment.findIndex((id) => id === position?.id);
  const from = Math.max(0, at - ABOVE);
  return (size) => {
    const shown = segment.slice(from, from + size);
    const ids = shown.filter((id) => graph.statuses.fact(id)?.deleted === false);
    const last = ids.at(-1);
    if (last === undefined) return null;
    const isEnd = ended && segment === segments.at(-1) && from + size >= segment.length;
    return { ...common, ...storedRowsOf(graph, ids), ids, older: isEnd ? older : { max_id: last } };
  };
}
