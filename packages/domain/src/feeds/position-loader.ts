import type { Cursor } from '@linnet/api';
import { compareIds, idAfter } from '../kernel/feed/ids';
import { placeFirst, placeMiddle, placeOlder } from '../kernel/feed/place';
import type { FeedCore } from './feed-core';
import type { FeedState } from './feed-state';

interface PositionLoaderOptions {
  /** Cancels the request under way. */
  stop: () => void;
  /** Called when a first page has been placed: the feed then shows no stored snapshot. Returns the state to store. */
  noteFirstPage: (placed: FeedState) => FeedState;
  catchUp: () => Promise<void>;
}

/** A scroll position: the id of the status at the top. */
export interface ScrollPosition {
  at: string;
  /** The cursor of the page that contained it, in feeds of the server's order. */
  page?: Cursor | undefined;
}

/** Opens a feed at a scroll position, however far down. */
export interface PositionLoader {
  open(target: ScrollPosition): Promise<void>;
  /** Requests the first page again: that of the wanted position, or the top. */
  reload(): Promise<void>;
  /** Requests a failed first page again. */
  retry(): Promise<void>;
  /** Whether a retry is under way, during which the state still has the earlier error. */
  isRetrying(): boolean;
  /** Whether the list holds this status or reaches further down than it. */
  reaches(at: string): boolean;
}

export function createPositionLoader(
  core: FeedCore,
  { stop, noteFirstPage, catchUp }: PositionLoaderOptions,
): PositionLoader {
  const { fullState } = core;
  /** The position that was last requested. */
  let position: ScrollPosition | null = null;
  let isRetrying = false;

  function load({ at, page }: ScrollPosition): Promise<void> {
    let isMiddle = false;
    return core.load({
      part: 'first',
      async gather(fetchPage, { order, seek }) {
        if (seek !== undefined) {
          const found = await seek.find(fetchPage, { at, page });
          isMiddle = found.isMiddle;
          return found.page;
        }
        const start = order === 'id' ? idAfter(at) : null;
        isMiddle = start !== null;
        return fetchPage(start === null ? {} : { cursor: { max_id: start } });
      },
      place(now, ids, answer) {
        if (isMiddle) return ids.length === 0 ? now : noteFirstPage(placeMiddle(now, ids, answer.older));
        return withNotFound(noteFirstPage(placeFirst(now, ids, answer.older)), at);
      },
    });
  }

  /** Searches further down without hiding the list. */
  function searchFurtherDown(at: string): Promise<void> {
    const { older } = fullState.get();
    if (older === null) return Promise.resolve();
    return core.load({
      part: 'older',
      gather: (fetchPage, { seek }) => seek?.findFrom(fetchPage, at, older) ?? fetchPage({ cursor: older }),
      place: (now, ids, answer) => withNotFound(placeOlder(now, ids, answer.older), at),
    });
  }

  const withNotFound = (placed: FeedState, at: string): FeedState =>
    core.isOrdered() ? placed : { ...placed, notFound: contains(placed, at) ? null : at };

  async function open(target: ScrollPosition): Promise<void> {
    const before = fullState.get();
    const { at } = target;
    position = target;
    if (before.opened) {
      if (before.notFound === at) return searchFurtherDown(at);
      if (core.isOrdered() && idAfter(at) === null) return;
      stop();
      // Shows loading instead of the top, until the page has arrived.
      fullState.update((now) => ({ ...now, segments: [], pending: [], opened: false }));
    }
    await load(target);
    const { opened, gapAbove, error, loading } = fullState.get();
    if (loading !== null) return;
    if (opened) return gapAbove ? catchUp() : undefined;
    // It failed: shows the earlier list again, with the error.
    if (before.opened) fullState.set({ ...before, loading: null, error });
    // The list has nothing that old any more: open the top.
    else if (error === null) await core.loadFirst();
  }

  const reload = (): Promise<void> => (position === null ? core.loadFirst() : open(position));

  async function retry(): Promise<void> {
    const { opened, loading, error } = fullState.get();
    if (opened || loading !== null || error === null) return;
    isRetrying = true;
    await reload().finally(() => (isRetrying = false));
  }

  return {
    open,
    reload,
    retry,
    isRetrying: () => isRetrying,
    reaches(at) {
      const now = fullState.get();
      if (!now.opened) return false;
      if (now.ended) return true;
      if (!core.isOrdered()) return contains(now, at);
      const last = now.segments.at(-1)?.at(-1);
      return last !== undefined && compareIds(last, at) <= 0;
    },
  };
}

function contains({ segments }: FeedState, at: string): boolean {
  return segments.some((segment) => segment.some((id) => id === at));
}
