import type { Cursor, StatusId } from '@linnet/api';
import { gatherPages } from '../kernel/feed/gather';
import { compareIds, idAfter } from '../kernel/feed/ids';
import { placeFirst, placeMiddle } from '../kernel/feed/place';
import type { FeedCore, FeedMotion } from './feed-core';
import type { FeedState } from './feed-state';
import type { FeedView, FeedFilter } from './feed-view';
import type { Narrowing } from './narrowing';

const strictness = { all: 0, following: 1, self: 2 } as const;

/** Whether `view` may show what the server left out for `before`. `sent` are the filters that the server applies. */
function loosens(before: FeedView, view: FeedView, sent: readonly FeedFilter[]): boolean {
  return sent.some((filter) =>
    filter === 'replies'
      ? strictness[view.replies] < strictness[before.replies]
      : before[filter] && !view[filter],
  );
}

interface ViewChangesOptions {
  core: FeedCore;
  narrowing: Narrowing;
  /** Resolves when no request is under way. */
  idle: () => Promise<void>;
  begin: (placed: FeedState) => void;
}

interface ViewChanges {
  /** Applies a view. Fetches what the server left out before; resolves with false when that failed. */
  setView: FeedMotion['setView'];
  /** Fetches the shown range again. */
  renew(): Promise<void>;
}

export function createViewChanges({ core, narrowing, idle, begin }: ViewChangesOptions): ViewChanges {
  const { whole, graph } = core;
  let wished = whole.get().view;

  /** Filters what is loaded; the only requests are for relationships. */
  async function narrowTo(view: FeedView): Promise<void> {
    const { segments, pending } = whole.get();
    const rows = [...segments, ...pending].flat().map((id) => graph.statuses.get(id));
    const known = rows.filter((row) => row !== undefined);
    await narrowing.learn(known, view);
    whole.update((now) => ({ ...now, view }));
  }

  function askAnew(view: FeedView): Promise<void> {
    const { segments, gapAbove } = whole.get();
    const lowest = segments.at(-1)?.at(-1);
    const start = gapAbove ? idAfter(segments[0]?.[0] ?? '') : null;
    return core.load({
      part: 'first',
      view,
      gather: (ask) => gatherPages(ask, lowest, start === null ? undefined : { max_id: start }),
      place(now, ids, answer) {
        const placed =
          start === null ? placeAnew(now, ids, answer.older) : placeMiddle(now, ids, answer.older);
        begin(placed);
        return { ...placed, view };
      },
    });
  }

  return {
    renew: () => askAnew(whole.get().view),
    async setView(view) {
      wished = view;
      await idle();
      // Only the last of several calls counts.
      if (wished !== view) return true;
      const isMore = [...core.asked()].some((before) => loosens(before, view, core.sent()));
      if (whole.get().opened && isMore) {
        await askAnew(view);
        return whole.get().view === view;
      }
      await narrowTo(view);
      return true;
    },
  };
}

/**
 * Places the shown range that was fetched again. It replaces the list; statuses newer than the list are queued, so that
 * nothing pushes away what is being read.
 */
function placeAnew(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  const top = state.segments[0]?.[0];
  const placed = placeFirst(state, ids, older);
  if (top === undefined) return placed;
  const isNewer = (id: StatusId): boolean => compareIds(id, top) > 0;
  const [all = []] = placed.segments;
  const waiting = all.filter(isNewer);
  const shown = all.filter((id) => !isNewer(id));
  if (waiting.length === 0 || shown.length === 0) return placed;
  return { ...placed, segments: [shown], pending: [waiting] };
}
