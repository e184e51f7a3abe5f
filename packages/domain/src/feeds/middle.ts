import type { Cursor } from '@linnet/api';
import { compareIds } from './compare-ids';
import type { FeedCore } from './feed-core';
import type { FeedState } from './feed-state';
import { idAfter } from './id-after';
import { placeFirst, placeMiddle, placeOlder } from './place';

interface MiddleOptions {
  /** Ends what is on its way. */
  stop: () => void;
  /** A first page is here. */
  begun: (placed: FeedState) => FeedState;
  catchUp: () => Promise<void>;
}

/** Where somebody was reading. */
export interface FeedPlace {
  at: string;
  /** The cursor of the page that held it, where the server's order is the only one. */
  page?: Cursor | undefined;
}

/** Opens a feed where somebody was reading, however far down. */
export interface Middle {
  open(place: FeedPlace): Promise<void>;
  /** The first page once more: of the place that did not come, or of the top. */
  again(): Promise<void>;
  /** Asks once more for a first page that did not come. */
  retry(): Promise<void>;
  /** Why it did not come stays known meanwhile. */
  isRetrying(): boolean;
  /** The list holds this status, or comes as far down as it. */
  reaches(at: string): boolean;
}

export function createMiddle(core: FeedCore, { stop, begun, catchUp }: MiddleOptions): Middle {
  const { whole } = core;
  /** Where it is to be opened. */
  let wanted: FeedPlace | null = null;
  let isRetrying = false;

  function load({ at, page }: FeedPlace): Promise<void> {
    let isMiddle = false;
    return core.load({
      part: 'first',
      async gather(ask, { order, seek }) {
        if (seek !== undefined) {
          const sought = await seek.find(ask, { at, page });
          ({ isMiddle } = sought);
          return sought.page;
        }
        const start = order === 'id' ? idAfter(at) : null;
        isMiddle = start !== null;
        return ask(start === null ? {} : { cursor: { max_id: start } });
      },
      place(now, ids, answer) {
        if (isMiddle) return ids.length === 0 ? now : begun(placeMiddle(now, ids, answer.older));
        return lose(begun(placeFirst(now, ids, answer.older)), at);
      },
    });
  }

  /** The list goes on being there while more of it is searched. */
  function searchOn(at: string): Promise<void> {
    const { older } = whole.get();
    if (older === null) return Promise.resolve();
    return core.load({
      part: 'older',
      gather: (ask, { seek }) => seek?.findFrom(ask, at, older) ?? ask({ cursor: older }),
      place: (now, ids, answer) => lose(placeOlder(now, ids, answer.older), at),
    });
  }

  const lose = (placed: FeedState, at: string): FeedState =>
    core.isOrdered() ? placed : { ...placed, lost: holds(placed, at) ? null : at };

  async function open(place: FeedPlace): Promise<void> {
    const before = whole.get();
    const { at } = place;
    wanted = place;
    if (before.opened) {
      if (before.lost === at) return searchOn(at);
      if (core.isOrdered() && idAfter(at) === null) return;
      stop();
      // The wait is shown instead of the top, until the page has come.
      whole.update((now) => ({ ...now, segments: [], pending: [], opened: false }));
    }
    await load(place);
    const { opened, gapAbove, failure, loading } = whole.get();
    if (loading !== null) return;
    if (opened) return gapAbove ? catchUp() : undefined;
    if (before.opened) whole.set({ ...before, loading: null, failure });
    // Nothing is as old as that any more.
    else if (failure === null) await core.first();
  }

  const again = (): Promise<void> => (wanted === null ? core.first() : open(wanted));

  async function retry(): Promise<void> {
    const { opened, loading, failure } = whole.get();
    if (opened || loading !== null || failure === null) return;
    isRetrying = true;
    await again().finally(() => (isRetrying = false));
  }

  return {
    open,
    again,
    retry,
    isRetrying: () => isRetrying,
    reaches(at) {
      const now = whole.get();
      if (!now.opened || now.ended) return now.opened;
      if (!core.isOrdered()) return holds(now, at);
      const last = now.segments.at(-1)?.at(-1);
      return last !== undefined && compareIds(last, at) <= 0;
    },
  };
}

function holds({ segments }: FeedState, at: string): boolean {
  return segments.some((segment) => segment.some((id) => id === at));
}
