import type { StatusId } from '@linnet/api';
import { cellUntil } from '../kernel/cell';
import { fillAbove, fillAboveAsServed, fillGap } from '../kernel/feed/gaps';
import { gatherMissed } from '../kernel/feed/gather';
import { isKnown, newest, queueSummary } from '../kernel/feed/list-state';
import { createMissedRange } from '../kernel/feed/missed';
import { placeNewer } from '../kernel/feed/place-newer';
import { placeAhead, enqueue, placeOwn, showQueue, removeQueued, removeRows } from '../kernel/feed/queue';
import { loadAuthorRelationships } from '../relationships/load-relationships';
import type { FeedCore, FeedUpdates, FeedRequest } from './feed-core';
import type { FeedState } from './feed-state';
import { isWhole } from './feed-view';
import { createNarrowing, createViewChanges } from './view-changes';

export function createFeedUpdates(core: FeedCore): FeedUpdates {
  const { whole, load, isOrdered, graph } = core;
  const missed = createMissedRange(() => newest(whole.get()));
  const narrowing = createNarrowing(core);
  /** Changes that arrived while the first page was loading; they are applied to that page. */
  let early: ((now: FeedState) => FeedState)[] = [];
  let isOutdated = false;
  /** The latest `asOf` of the catch-ups that wait for their turn. */
  let waitsFor = 0;

  if (whole.get().opened) missed.onFirstPage(newest(whole.get()));

  const isNarrow = (): boolean => !isWhole(whole.get().view);

  /**
   * Applies a change: at once, or after the first page if that is loading. Does nothing in a feed that is not opened.
   */
  function place(change: (now: FeedState) => FeedState): void {
    const { opened, loading } = whole.get();
    if (loading === 'first') early.push(change);
    else if (opened) whole.update(change);
  }

  /** For feeds in the server's order that were opened in the middle: fetches everything above. */
  const requestAbove: FeedRequest = {
    part: 'gap',
    async gather(fetchPage, { seek }) {
      const here = new Set<string>(whole.get().segments[0]);
      return seek === undefined ? fetchPage({}) : seek.above(fetchPage, (id) => here.has(id));
    },
    place: fillAboveAsServed,
  };

  async function catchUp(asOf = Date.now()): Promise<void> {
    const { opened, loading } = whole.get();
    if (!opened && loading === null) return;
    if (loading !== null || missed.isPaused()) {
      waitsFor = Math.max(waitsFor, asOf);
      return missed.queue(loading);
    }
    if (opened && isOrdered() && isOutdated) return changes.renew();
    const since = missed.start();
    if (since === undefined) return core.first();
    if (!isOrdered()) return load({ part: 'newer', asOf, place: placeAhead });
    await load({
      part: 'newer',
      asOf,
      gather: (fetchPage) => gatherMissed(fetchPage, { since, isKnown: (id) => isKnown(whole.get(), id) }),
      place: (now, ids, { older }) => placeNewer(now, ids, { since, isAll: older === null }),
    });
  }

  /** Loads to whom a new status replies, if that decides whether it is shown. */
  async function loadReplyTarget(id: StatusId): Promise<void> {
    const row = graph.statuses.get(id);
    if (row === undefined || !isNarrow()) return;
    await narrowing.learn([row], whole.get().view);
    core.show();
  }

  /** Resolves when no request is under way; another may have started before the caller goes on. */
  const idle = (): Promise<void> => cellUntil(whole, ({ loading }) => loading === null);

  function begin(placed: FeedState): void {
    isOutdated = false;
    missed.onFirstPage(newest(placed));
  }

  const changes = createViewChanges({ core, narrowing, idle, begin });

  return {
    catchUp,
    begin,
    setView: changes.setView,
    learn: (statuses, view) => narrowing.learn(statuses, view),
    screen: (statuses) => loadAuthorRelationships(core, core.viewer(), statuses),
    sift: narrowing.sift,
    placeEarly(now) {
      const changes = early;
      early = [];
      return now.opened ? changes.reduce((list, change) => change(list), now) : now;
    },
    async settled(part, error) {
      if (error !== null) missed.failed(part, error, () => catchUp());
      if (missed.isQueued() && whole.get().opened) await catchUp(waitsFor);
    },
    stop() {
      early = [];
      missed.stop();
    },
    async fillGap(above) {
      // Scrolling towards a gap may have requested an older page; the gap is filled after that.
      while (whole.get().loading !== null) await idle();
      if (above === null) {
        const top = whole.get().segments[0]?.[0];
        if (top === undefined) return false;
        if (isOrdered()) await load({ part: 'gap', page: { cursor: { min_id: top } }, place: fillAbove });
        else await load(requestAbove);
        return whole.get().error?.part !== 'gap' && (isOrdered() || !whole.get().gapAbove);
      }
      const edge =
        whole
          .get()
          .segments.find((segment) => segment.includes(above))
          ?.at(-1) ?? above;
      await load({
        part: 'gap',
        page: { cursor: { max_id: edge } },
        place: (now, ids) => fillGap(now, edge, ids),
      });
      return whole.get().error?.part !== 'gap';
    },
    reveal() {
      // Pending statuses that are not joined to the list would leave a hole that nothing can fill.
      const { pending, pendingJoined } = whole.get();
      if (!isOrdered() && pending.length > 0 && !pendingJoined) void core.reload();
      else whole.update((now) => showQueue(now, isOrdered()));
    },
    receive(id) {
      // Only the server knows the position in its own order.
      if (!isOrdered()) return void catchUp();
      missed.received();
      place((now) => enqueue(now, id));
      void loadReplyTarget(id);
    },
    receiveOwn(id) {
      if (!isOrdered()) return void catchUp();
      missed.beforeOwnRow();
      // Pending statuses that the view leaves out do not hold back the viewer's own post.
      const { pendingJoined } = whole.get();
      if (isNarrow() && pendingJoined && queueSummary(narrowing.sift(whole.get())).count === 0) {
        whole.update((now) => showQueue(now));
      }
      place((now) => placeOwn(now, id));
      void loadReplyTarget(id);
    },
    markStale: () => void (isOutdated = whole.get().opened),
    remove: (gone) => whole.update((now) => removeQueued(now, gone)),
    removeAll: (isGone) => whole.update((now) => removeRows(now, isGone)),
  };
}
