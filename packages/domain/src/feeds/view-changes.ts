import type { AccountId, Cursor, StatusId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import { gatherPages } from '../kernel/feed/gather';
import { compareIds, idAfter } from '../kernel/feed/ids';
import type { Segment } from '../kernel/feed/list-state';
import { placeFirst, placeMiddle } from '../kernel/feed/place';
import { fetchRelationships } from '../relationships/fetch-relationships';
import type { FeedCore, FeedUpdates } from './feed-core';
import type { FeedState } from './feed-state';
import { type FeedFilter, type FeedView, isWhole } from './feed-view';

/** The fields of a reply that decide whether it is shown. */
type ReplyFacts = Pick<StatusRow, 'id' | 'inReplyToAccountId'>;

/** Applies the view of a feed. What it leaves out stays in the feed's state, at its position. */
interface ViewFilter {
  /** Loads what the view needs to know: whether the viewer follows the accounts that these statuses reply to. */
  loadReplyRelationships(statuses: readonly ReplyFacts[], view: FeedView): Promise<void>;
  /** The feed without what its view leaves out. */
  filtered(state: FeedState): FeedState;
}

interface FilteredSegments {
  view: FeedView;
  segments: readonly Segment<StatusId>[];
}

function lacksWantedMedia({ attachments }: StatusRow, { onlyMedia, withoutMedia }: FeedView): boolean {
  return attachments.length === 0 ? onlyMedia : withoutMedia;
}

export function createViewFilter({
  graph,
  send,
  log,
  viewer,
}: Pick<FeedCore, 'graph' | 'send' | 'log' | 'viewer'>): ViewFilter {
  /** Whether a reply is to an account that the viewer follows, by status id. Replies without an entry are not shown. */
  const repliesToFollowed = new Map<StatusId, boolean>();
  let cache = new WeakMap<readonly Segment<StatusId>[], FilteredSegments>();

  function leavesOut(id: StatusId, view: FeedView): boolean {
    const row = graph.statuses.get(id);
    if (row === undefined) return false;
    if (view.withoutRepeats && row.repeatOfId !== null) return true;
    const original = row.repeatOfId === null ? row : graph.statuses.get(row.repeatOfId);
    if (original !== undefined && lacksWantedMedia(original, view)) return true;
    const { accountId, inReplyToAccountId: to } = row;
    if (view.replies === 'all' || to === null || [to, accountId].includes(viewer() ?? to)) return false;
    return view.replies === 'self' || repliesToFollowed.get(id) !== true;
  }

  function filterSegments(
    segments: readonly Segment<StatusId>[],
    view: FeedView,
  ): readonly Segment<StatusId>[] {
    const cached = cache.get(segments);
    if (cached?.view === view) return cached.segments;
    const filtered = segments
      .map((segment) => segment.filter((id) => !leavesOut(id, view)))
      .filter((segment) => segment.length > 0);
    cache.set(segments, { view, segments: filtered });
    return filtered;
  }

  /** Loads the missing relationships to these accounts. */
  async function loadRelationships(people: readonly AccountId[]): Promise<void> {
    const unknown = people.filter((id) => graph.relationships.get(id) === undefined);
    await fetchRelationships({ send, graph, log }, unknown);
  }

  return {
    async loadReplyRelationships(statuses, view) {
      if (view.replies !== 'following' || viewer() === null) return;
      const replies = statuses.flatMap(({ id, inReplyToAccountId: to }) =>
        to === null || repliesToFollowed.has(id) ? [] : [{ id, to }],
      );
      if (replies.length === 0) return;
      await loadRelationships([...new Set(replies.map(({ to }) => to))]);
      // A reply is shown if the relationship could not be loaded.
      for (const { id, to } of replies)
        repliesToFollowed.set(id, graph.relationships.get(to)?.following ?? true);
      cache = new WeakMap();
    },
    filtered(state) {
      const { view } = state;
      if (isWhole(view)) return state;
      const pending = filterSegments(state.pending, view);
      const lowest = state.pending.at(-1);
      const showsLowest = lowest === undefined || lowest.some((id) => !leavesOut(id, view));
      return {
        ...state,
        segments: filterSegments(state.segments, view),
        pending,
        pendingJoined: state.pendingJoined && (showsLowest || pending.length === 0),
      };
    },
  };
}

const strictness = { all: 0, following: 1, self: 2 } as const;

/** Whether `view` may show what the server left out for `before`. `serverFilters` are those that the server applies. */
function loosens(before: FeedView, view: FeedView, serverFilters: readonly FeedFilter[]): boolean {
  return serverFilters.some((filter) =>
    filter === 'replies'
      ? strictness[view.replies] < strictness[before.replies]
      : before[filter] && !view[filter],
  );
}

interface ViewChangesOptions {
  core: FeedCore;
  viewFilter: ViewFilter;
  /** Resolves when no request is under way; another may have started before the caller goes on. */
  idle: () => Promise<void>;
  onFirstPage: (placed: FeedState) => void;
}

interface ViewChanges {
  /** Applies a view. Fetches what the server left out before; resolves with false when that failed. */
  setView: FeedUpdates['setView'];
  /** Fetches the shown range again. */
  renew(): Promise<void>;
}

export function createViewChanges({ core, viewFilter, idle, onFirstPage }: ViewChangesOptions): ViewChanges {
  const { fullState, graph } = core;
  let latestView = fullState.get().view;

  /** Filters what is loaded; the only requests are for relationships. */
  async function filterLoaded(view: FeedView): Promise<void> {
    const { segments, pending } = fullState.get();
    const rows = [...segments, ...pending].flat().map((id) => graph.statuses.get(id));
    const present = rows.filter((row) => row !== undefined);
    await viewFilter.loadReplyRelationships(present, view);
    fullState.update((now) => ({ ...now, view }));
  }

  function refetch(view: FeedView): Promise<void> {
    const { segments, gapAbove } = fullState.get();
    const lowest = segments.at(-1)?.at(-1);
    const start = gapAbove ? idAfter(segments[0]?.[0] ?? '') : null;
    return core.load({
      part: 'first',
      view,
      gather: (fetchPage) => gatherPages(fetchPage, lowest, start === null ? undefined : { max_id: start }),
      place(now, ids, answer) {
        const placed =
          start === null ? placeRefetched(now, ids, answer.older) : placeMiddle(now, ids, answer.older);
        onFirstPage(placed);
        return { ...placed, view };
      },
    });
  }

  return {
    renew: () => refetch(fullState.get().view),
    async setView(view) {
      latestView = view;
      while (fullState.get().loading !== null) await idle();
      // Only the last of several calls counts.
      if (latestView !== view) return true;
      const needsFetch = [...core.loadedViews()].some((before) =>
        loosens(before, view, core.serverFilters()),
      );
      if (fullState.get().opened && needsFetch) {
        await refetch(view);
        return fullState.get().view === view;
      }
      await filterLoaded(view);
      return true;
    },
  };
}

/**
 * Places the shown range that was fetched again. It replaces the list; statuses newer than the list are queued, so that
 * nothing pushes away what is being read.
 */
function placeRefetched(state: FeedState, ids: readonly StatusId[], older: Cursor | null): FeedState {
  const top = state.segments[0]?.[0];
  const placed = placeFirst(state, ids, older);
  if (top === undefined) return placed;
  const isNewer = (id: StatusId): boolean => compareIds(id, top) > 0;
  const [all = []] = placed.segments;
  const newer = all.filter(isNewer);
  const shown = all.filter((id) => !isNewer(id));
  if (newer.length === 0 || shown.length === 0) return placed;
  return { ...placed, segments: [shown], pending: [newer] };
}
