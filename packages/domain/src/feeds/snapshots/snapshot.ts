import type { Cursor, StatusId } from '@linnet/api';
import type { SnapshotNote, Snapshots } from '../../snapshots/snapshots';
import type { StoredRows } from '../../snapshots/stored-rows';
import { feedKey, type FeedSource } from '../feed-source';
import { isSameView, type FeedView } from '../feed-view';

/** Statuses in a snapshot, at most. */
export const SNAPSHOT_SIZE = 40;

/** Where the viewer was reading: a status, and the distance of its top from that of the window, in pixels. */
export interface ReadPosition {
  readonly id: string;
  readonly offset: number;
}

/** The note of a timeline's snapshot, a small record. The start script reads its start and position. */
export interface TimelineNote {
  /** Key of the feed. */
  readonly feed: string;
  /** The statuses, newest first. */
  readonly ids: readonly StatusId[];
  /** `max_id` of the page that begins with the first of them. */
  readonly start: string;
  /** Null at the top of the timeline. */
  readonly position: ReadPosition | null;
  readonly statuses: readonly StatusId[];
}

/** The content of a snapshot: the rows of the graph that its statuses need, and how they were requested. */
export interface SnapshotContent extends StoredRows {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly view: FeedView;
  readonly withMuted: boolean;
  readonly older: Cursor | null;
}

/** How a feed would be requested now. */
export type SnapshotRequest = Pick<SnapshotContent, 'view' | 'withMuted'>;

export interface LoadedSnapshot extends Pick<SnapshotContent, 'savedAt' | 'older'> {
  readonly ids: readonly StatusId[];
}

export interface StoredSnapshot {
  /** Imports the statuses. Null if the snapshot is missing, damaged, or was stored with another view. */
  load(request: SnapshotRequest): Promise<LoadedSnapshot | null>;
}

/**
 * Whether snapshots of a feed are stored: of home for an account, of the public and the local timeline for a visitor.
 */
export function hasSnapshots(snapshots: Snapshots, { kind }: FeedSource): boolean {
  if (!snapshots.isOn()) return false;
  return snapshots.isVisitor ? kind === 'public' || kind === 'local' : kind === 'home';
}

/** The snapshot of a feed, if it has the status `at`; any without `at`. Null if there is none. */
export function findSnapshot(snapshots: Snapshots, source: FeedSource, at?: string): StoredSnapshot | null {
  const note = hasSnapshots(snapshots, source) ? snapshots.note('timeline') : null;
  const ids = note === null ? null : readIds(note);
  if (note === null || ids === null || note['feed'] !== feedKey(source)) return null;
  if (at !== undefined && !ids.some((id) => id === at)) return null;
  return {
    async load(request) {
      const content = (await snapshots.read('timeline', note)) as SnapshotContent | null;
      if (content === null || !isSameView(content.view, request.view)) return null;
      if (content.withMuted !== request.withMuted) return null;
      snapshots.putRows(content);
      return { ids, older: content.older, savedAt: content.savedAt };
    },
  };
}

/** The statuses of a timeline, by its note; null if that is damaged. */
function readIds({ ids, start }: SnapshotNote): readonly StatusId[] | null {
  return typeof start === 'string' && Array.isArray(ids) && ids.length > 0 ? ids : null;
}
