import type { Cursor, StatusId } from '@linnet/api';
import { compareIds, idAfter } from '../../kernel/feed/ids';
import type { MissedRange } from '../../kernel/feed/missed';
import type { FeedCore } from '../feed-core';
import type { FeedState } from '../feed-state';
import type { FeedView } from '../feed-view';
import { SNAPSHOT_SIZE } from './snapshot';

/** A list that was stored on this device and is shown before the server has answered. */
interface StoredList {
  /** Replaces it by what the server has in its place, and then fetches what is newer. */
  confirm(): Promise<void>;
  /** Shows another view in its place: only the stored view is known. Resolves with whether that succeeded. */
  replace(view: FeedView): Promise<boolean>;
}

interface StoredListOptions {
  core: FeedCore;
  missed: MissedRange<StatusId>;
  catchUp: () => Promise<void>;
}

export function createStoredList({ core, missed, catchUp }: StoredListOptions): StoredList {
  const { fullState } = core;
  return {
    async confirm() {
      const top = fullState.get().segments[0]?.[0];
      const start = top === undefined ? null : idAfter(top);
      missed.start();
      if (top === undefined || start === null) return core.loadFirst();
      await core.load({
        part: 'first',
        page: { cursor: { max_id: start }, limit: SNAPSHOT_SIZE },
        place: (now, ids, { older }) => core.noteFirstPage(placeConfirmed(now, { ids, older, top })),
      });
      const { storedAt, segments } = fullState.get();
      if (storedAt !== null) return;
      if (segments.length === 0) return core.loadFirst();
      missed.onFirstPage(top);
      await catchUp();
    },
    async replace(view) {
      core.stop();
      fullState.update((now) => ({ ...now, view, segments: [], pending: [], opened: false, storedAt: null }));
      await core.loadFirst();
      return fullState.get().opened;
    },
  };
}

/** Places the answer to the request for a stored list, from `top` on. What was added above it meanwhile stays. */
function placeConfirmed(
  now: FeedState,
  { ids, older, top }: { ids: readonly StatusId[]; older: Cursor | null; top: StatusId },
): FeedState {
  const above = (now.segments[0] ?? []).filter((id) => compareIds(id, top) > 0);
  const segments = [[...above, ...ids]].filter((segment) => segment.length > 0);
  return { ...now, segments, older, ended: older === null };
}
