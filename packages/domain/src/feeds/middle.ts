import { compareIds } from './compare-ids';
import type { FeedCore } from './feed-core';
import type { FeedState } from './feed-state';
import { idAfter } from './id-after';
import { placeFirst, placeMiddle } from './place';

interface MiddleOptions {
  /** Ends what is on its way. */
  stop: () => void;
  /** A first page is here. */
  begun: (placed: FeedState) => FeedState;
  catchUp: () => Promise<void>;
}

/** Opens a feed where somebody was reading, however far down. */
export interface Middle {
  open(at: string): Promise<void>;
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
  let wanted: string | null = null;
  let isRetrying = false;

  function load(start: string | null): Promise<void> {
    return core.load({
      part: 'first',
      wish: ({ order }) => (order === 'id' && start !== null ? { cursor: { max_id: start } } : {}),
      place(now, ids, answer) {
        if (!core.isOrdered() || start === null) return begun(placeFirst(now, ids, answer.older));
        return ids.length === 0 ? now : begun(placeMiddle(now, ids, answer.older));
      },
    });
  }

  async function open(at: string): Promise<void> {
    const before = whole.get();
    const start = idAfter(at);
    wanted = at;
    if (before.opened) {
      if (!core.isOrdered() || start === null) return;
      stop();
      // The wait is shown instead of the top, until the page has come.
      whole.update((now) => ({ ...now, segments: [], pending: [], opened: false }));
    }
    await load(start);
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
      const { opened, segments, ended } = whole.get();
      const last = segments.at(-1)?.at(-1);
      return opened && (ended || (last !== undefined && compareIds(last, at) <= 0));
    },
  };
}
