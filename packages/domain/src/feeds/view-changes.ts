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
interface Narrowing {
  /** Loads what the view needs to know: whether the viewer follows the accounts that these statuses reply to. */
  learn(statuses: readonly ReplyFacts[], view: FeedView): Promise<void>;
  /** The feed without what its view leaves out. */
  sift(state: FeedState): FeedState;
}

interface Sifted {
  view: FeedView;
  segments: readonly Segment<StatusId>[];
}

function lacksWantedMedia({ attachments }: StatusRow, { onlyMedia, withoutMedia }: FeedView): boolean {
  return attachments.length === 0 ? onlyMedia : withoutMedia;
}

export function createNarrowing({
  graph,
  send,
  log,
  viewer,
}: Pick<FeedCore, 'graph' | 'send' | 'log' | 'viewer'>): Narrowing {
  /** Whether a reply is to an account that the viewer follows, by status id. Replies without an entry are not shown. */
  const verdicts = new Map<StatusId, boolean>();
  let memory = new WeakMap<readonly Segment<StatusId>[], Sifted>();

  function leavesOut(id: StatusId, view: FeedView): boolean {
    const row = graph.statuses.get(id);
    if (row === undefined) return false;
    if (view.withoutRepeats && row.repeatOfId !== null) return true;
    const original = row.repeatOfId === null ? row : graph.statuses.get(row.repeatOfId);
    if (original !== undefined && lacksWantedMedia(original, view)) return true;
    const { accountId, inReplyToAccountId: to } = row;
    if (view.replies === 'all' || to === null || [to, accountId].includes(viewer() ?? to)) return false;
    return view.replies === 'self' || verdicts.get(id) !== true;
  }

  function siftSegments(
    segments: readonly Segment<StatusId>[],
    view: FeedView,
  ): readonly Segment<StatusId>[] {
    const known = memory.get(segments);
    if (known?.view === view) return known.segments;
    const sifted = segments
      .map((segment) => segment.filter((id) => !leavesOut(id, view)))
      .filter((segment) => segment.length > 0);
    memory.set(segments, { view, segments: sifted });
    return sifted;
  }

  /** Loads the missing relationships to these accounts. */
  async function loadRelationships(people: readonly AccountId[]): Promise<void> {
    const unknown = people.filter((id) => graph.relationships.get(id) === undefined);
    await fetchRelationships({ send, graph, log }, unknown);
  }

  return {
    async learn(statuses, view) {
      if (view.replies !== 'following' || viewer() === null) return;
      const replies = statuses.flatMap(({ id, inReplyToAccountId: to }) =>
        to === null || verdicts.has(id) ? [] : [{ id, to }],
      );
      if (replies.length === 0) return;
      await loadRelationships([...new Set(replies.map(({ to }) => to))]);
      // Without a relationship the reply is shown: too much is better than too little.
      for (const { id, to } of replies) verdicts.set(id, graph.relationships.get(to)?.following ?? true);
      memory = new WeakMap();
    },
    sift(state) {
      const { view } = state;
      if (isWhole(view)) return state;
      const pending = siftSegments(state.pending, view);
      const lowest = state.pending.at(-1);
      const kept = lowest === undefined || lowest.some((id) => !leavesOut(id, view));
      return {
        ...state,
        segments: siftSegments(state.segments, view),
        pending,
        pendingJoined: state.pendingJoined && (kept || pending.length === 0),
      };
    },
  };
}

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
  /** Resolves when no request is under way; another may have started before the caller goes on. */
  idle: () => Promise<void>;
  begin: (placed: FeedState) => void;
}

interface ViewChanges {
  /** Applies a view. Fetches what the server left out before; resolves with false when that failed. */
  setView: FeedUpdates['setView'];
  /** Fetches the shown range again. */
  renew(): Promise<void>;
}

export function createViewChanges({ core, narrowing, idle, begin }: ViewChangesOptions): ViewChanges {
  const { whole, graph } = core;
  let latest = whole.get().view;

  /** Filters what is loaded; the only requests are for relationships. */
  async function narrowTo(view: FeedView): Promise<void> {
    const { segments, pending } = whole.get();
    const rows = [...segments, ...pending].flat().map((id) => graph.statuses.get(id));
    const known = rows.filter((row) => row !== undefined);
    await narrowing.learn(known, view);
    whole.update((now) => ({ ...now, view }));
  }

  function fetchAgain(view: FeedView): Promise<void> {
    const { segments, gapAbove } = whole.get();
    const lowest = segments.at(-1)?.at(-1);
    const start = gapAbove ? idAfter(segments[0]?.[0] ?? '') : null;
    return core.load({
      part: 'first',
      view,
      gather: (fetchPage) => gatherPages(fetchPage, lowest, start === null ? undefined : { max_id: start }),
      place(now, ids, answer) {
        const placed =
          start === null ? placeAnew(now, ids, answer.older) : placeMiddle(now, ids, answer.older);
        begin(placed);
        return { ...placed, view };
      },
    });
  }

  return {
    renew: () => fetchAgain(whole.get().view),
    async setView(view) {
      latest = view;
      while (whole.get().loading !== null) await idle();
      // Only the last of several calls counts.
      if (latest !== view) return true;
      const isMore = [...core.loadedViews()].some((before) => loosens(before, view, core.sent()));
      if (whole.get().opened && isMore) {
        await fetchAgain(view);
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
