import type { StatusId } from '@linnet/api';
import { cellUntil } from '../kernel/cell';
import { fillAbove, fillAboveAsServed, fillGap } from '../kernel/feed/gaps';
import { gatherMissed } from '../kernel/feed/gather';
import { isKnown, newest } from '../kernel/feed/list-state';
import { createMissedRange } from '../kernel/feed/missed';
import { placeFirst } from '../kernel/feed/place';
import { placeNewer } from '../kernel/feed/place-newer';
import { placeAhead, enqueue, placeOwn, showQueue, removeQueued, removeRows } from '../kernel/feed/queue';
import { loadAuthorRelationships } from '../relationships/load-relationships';
import type { FeedCore, FeedUpdates, FeedRequest } from './feed-core';
import type { FeedState } from './feed-state';
import { isWhole } from './feed-view';
import { createViewFilter, createViewChanges } from './view-changes';
import { createStoredList } from './snapshots/stored-list';

export function createFeedUpdates(core: FeedCore): FeedUpdates {
  const { fullState, load, isOrdered, graph } = core;
  const missed = createMissedRange(() => newest(fullState.get()));
  const viewFilter = createViewFilter(core);
  /** Changes that arrived while the first page was loading; they are applied to that page. */
  let earlyChanges: ((now: FeedState) => FeedState)[] = [];
  let isOutdated = false;
  /** The number of catch-ups so far. */
  let catchUps = 0;
  /** The latest `asOf` of the catch-ups that wait for their turn. */
  let queuedAsOf = 0;

  if (fullState.get().opened) missed.onFirstPage(newest(fullState.get()));

  const isFiltered = (): boolean => !isWhole(fullState.get().view);

  /**
   * Applies a change: at once, or after the first page if that is loading, also again. Does nothing in a feed that is not
   * opened.
   */
  function place(change: (now: FeedState) => FeedState): void {
    const { opened, loading, segments } = fullState.get();
    const isReplaced = loading === 'first' || (loading === 'newer' && segments.length === 0);
    if (isReplaced) earlyChanges.push(change);
    else if (opened) fullState.update(change);
  }

  /** Fetches everything above the list, in a feed of the server's order that was opened in its middle. */
  const requestAbove: FeedRequest = {
    part: 'gap',
    async gather(fetchPage, { seek }) {
      const shownIds = new Set<string>(fullState.get().segments[0]);
      return seek === undefined ? fetchPage({}) : seek.above(fetchPage, (id) => shownIds.has(id));
    },
    place: fillAboveAsServed,
  };

  async function catchUp(asOf = Date.now()): Promise<void> {
    const { opened, loading } = fullState.get();
    if (!opened && loading === null) return;
    if (loading !== null || missed.isPaused()) {
      queuedAsOf = Math.max(queuedAsOf, asOf);
      return missed.queue(loading);
    }
    if (fullState.get().storedAt !== null) return storedList.confirm();
    if (opened && isOrdered() && isOutdated) return changes.renew();
    const since = missed.start();
    catchUps += 1;
    const isEmpty = opened && fullState.get().segments.length === 0;
    if (since === undefined) return isEmpty ? refill(core, asOf) : core.loadFirst();
    if (!isOrdered()) return load({ part: 'newer', asOf, place: placeAhead });
    await load({
      part: 'newer',
      asOf,
      gather: (fetchPage) =>
        gatherMissed(fetchPage, { since, isKnown: (id) => isKnown(fullState.get(), id) }),
      place: (now, ids, { older }) => placeNewer(now, ids, { since, isAll: older === null }),
    });
  }

  /** Loads to whom a new status replies, if that decides whether it is shown. */
  async function loadReplyTarget(id: StatusId): Promise<void> {
    const row = graph.statuses.get(id);
    if (row === undefined || !isFiltered()) return;
    await viewFilter.loadReplyRelationships([row], fullState.get().view);
    core.applyView();
  }

  /** Resolves when no request is under way; another may have started before the caller goes on. */
  const idle = (): Promise<void> => cellUntil(fullState, ({ loading }) => loading === null);

  function onFirstPage(placed: FeedState): void {
    isOutdated = false;
    missed.onFirstPage(newest(placed));
  }

  const storedList = createStoredList({ core, missed, catchUp, catchUps: () => catchUps });
  const changes = createViewChanges({ core, viewFilter, idle, onFirstPage });

  return {
    catchUp,
    onFirstPage,
    setView: (view) => (fullState.get().storedAt === null ? changes.setView(view) : storedList.replace(view)),
    loadReplyRelationships: (statuses, view) => viewFilter.loadReplyRelationships(statuses, view),
    loadAuthorRelationships: (statuses) => loadAuthorRelationships(core, core.viewer(), statuses),
    filtered: viewFilter.filtered,
    applyEarlyChanges(now) {
      const changes = earlyChanges;
      earlyChanges = [];
      return now.opened ? changes.reduce((list, change) => change(list), now) : now;
    },
    async onRequestEnd(part, error) {
      if (error !== null) missed.failed(part, error, () => catchUp());
      if (missed.isQueued() && fullState.get().opened) await catchUp(queuedAsOf);
    },
    stop() {
      earlyChanges = [];
      missed.stop();
    },
    async fillGap(above) {
      // Scrolling towards a gap may have requested an older page; the gap is filled after that.
      while (fullState.get().loading !== null) await idle();
      if (above === null) {
        const top = fullState.get().segments[0]?.[0];
        if (top === undefined) return false;
        if (isOrdered()) await load({ part: 'gap', page: { cursor: { min_id: top } }, place: fillAbove });
        else await load(requestAbove);
        return fullState.get().error?.part !== 'gap' && (isOrdered() || !fullState.get().gapAbove);
      }
      const edge =
        fullState
          .get()
          .segments.find((segment) => segment.includes(above))
          ?.at(-1) ?? above;
      await load({
        part: 'gap',
        page: { cursor: { max_id: edge } },
        place: (now, ids) => fillGap(now, edge, ids),
      });
      return fullState.get().error?.part !== 'gap';
    },
    showQueue() {
      // Pending statuses that are not joined to the list would leave a gap that no request can fill.
      const { pending, pendingJoined } = fullState.get();
      if (!isOrdered() && pending.length > 0 && !pendingJoined) void core.reload();
      else fullState.update((now) => showQueue(now, isOrdered()));
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
      place((now) => placeOwn(now, id));
      void loadReplyTarget(id);
    },
    markStale: () => void (isOutdated = fullState.get().opened),
    remove: (gone) => fullState.update((now) => removeQueued(now, gone)),
    removeAll: (isGone) => fullState.update((now) => removeRows(now, isGone)),
  };
}

/** Loads the first page of an empty list again; until it has arrived, the list stays on screen as it is. */
function refill({ load, noteFirstPage }: FeedCore, asOf: number): Promise<void> {
  return load({
    part: 'newer',
    asOf,
    place: (now, ids, { older }) => noteFirstPage(placeFirst(now, ids, older)),
  });
}
