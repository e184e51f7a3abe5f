import type { FeedCore, FeedMotion } from './feed-core';
import type { FeedState } from './feed-state';
import type { FeedView } from './feed-view';
import { gatherPages } from './gather-pages';
import { loosens } from './loosens';
import type { Narrowing } from './narrowing';
import { idAfter } from './id-after';
import { placeMiddle } from './place';
import { placeAnew } from './place-anew';

interface ViewChangesOptions {
  core: FeedCore;
  narrowing: Narrowing;
  /** Resolves when no request is under way. */
  idle: () => Promise<void>;
  begin: (placed: FeedState) => void;
}

interface ViewChanges {
  /** Puts a view into force. What the server has left out for those before is asked for; false when it did not come. */
  setView: FeedMotion['setView'];
  /** Asks for the range that is shown once more. */
  renew(): Promise<void>;
}

export function createViewChanges({ core, narrowing, idle, begin }: ViewChangesOptions): ViewChanges {
  const { whole, graph } = core;
  let wished = whole.get().view;

  /** Leaves out of what is there; nothing is asked but whom replies are to. */
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
      // Only the last of several wishes counts.
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
