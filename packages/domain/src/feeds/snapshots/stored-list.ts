import type { Cursor, StatusId } from '@linnet/api';
import { streamSettled } from '../../kernel/at-most';
import { compareIds, idAfter } from '../../kernel/feed/ids';
import type { MissedRange } from '../../kernel/feed/missed';
import { needsSignIn } from '../feed';
import type { FeedCore } from '../feed-core';
import type { FeedState } from '../feed-state';
import type { FeedView } from '../feed-view';
import { SNAPSHOT_SIZE } from './snapshot';

/** A list that was stored on this device and is shown before the server has answered. */
interface StoredList {
  /** Replaces it by the same part of the timeline as the server has it now, then fetches what is newer. */
  confirm(): Promise<void>;
  /** Replaces it by the first page of another view. Resolves with whether that succeeded. */
  replace(view: FeedView): Promise<boolean>;
}

interface StoredListOptions {
  core: FeedCore;
  missed: MissedRange<StatusId>;
  catchUp: () => Promise<void>;
  /** The number of catch-ups so far. */
  catchUps: () => number;
}

export function createStoredList({ core, missed, catchUp, catchUps }: StoredListOptions): StoredList {
  const { fullState, isStreamAwaited } = core;

  /** Removes the list from the screen: the viewer may not see it any more. */
  function clear(): void {
    core.snapshots?.drop('timeline');
    fullState.update((now) => ({ ...now, segments: [], pending: [], opened: false, storedAt: null }));
  }

  return {
    async confirm() {
      const top = fullState.get().segments[0]?.[0];
      const start = top === undefined ? null : idAfter(top);
      const before = catchUps();
      missed.start();
      if (top === undefined || start === null) return core.loadFirst();
      await core.load({
        part: 'first',
        page: { cursor: { max_id: start }, limit: SNAPSHOT_SIZE },
        place(now, ids, { older }) {
          const placed = core.noteFirstPage(placeConfirmed(now, { ids, older, top }));
          // The viewer's own new posts may be above `top`, and others may be missing in between.
          missed.onFirstPage(top);
          return placed;
        },
      });
      const { storedAt, segments, error } = fullState.get();
      if (storedAt !== null)
        return error?.part === 'first' && needsSignIn(error.reason) ? clear() : undefined;
      if (segments.length === 0) return core.loadFirst();
      // The stream requests what is newer when it is opened.
      if (isStreamAwaited?.get() === true) await streamSettled(isStreamAwaited);
      if (catchUps() === before) await catchUp();
    },
    async replace(view) {
      core.stop();
      fullState.update((now) => ({ ...now, view, segments: [], pending: [], opened: false, storedAt: null }));
      await core.loadFirst();
      return fullState.get().opened;
    },
  };
}

/** Places the answer that confirms a stored list, from `top` on. What was added above it meanwhile stays. */
function placeConfirmed(
  now: FeedState,
  { ids, older, top }: { ids: readonly StatusId[]; older: Cursor | null; top: StatusId },
): FeedState {
  const above = (now.segments[0] ?? []).filter((id) => compareIds(id, top) > 0);
  const segments = [[...above, ...ids]].filter((segment) => segment.length > 0);
  return { ...now, segments, older, ended: older === null };
}
