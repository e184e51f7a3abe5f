import type { AccountId, StatusId } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import type { Segment } from '../kernel/feed/list-state';
import { askRelationships } from '../relationships/ask-relationship';
import type { FeedCore } from './feed-core';
import type { FeedState } from './feed-state';
import { isWhole, type FeedView } from './feed-view';

/** The fields of a reply that decide whether it is shown. */
type Told = Pick<StatusRow, 'id' | 'inReplyToAccountId'>;

/** Applies the view of a feed. What it leaves out stays in the feed's state, at its position. */
export interface Narrowing {
  /** Loads what the view needs to know: whether the viewer follows the accounts that these statuses reply to. */
  learn(statuses: readonly Told[], view: FeedView): Promise<void>;
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
  reader,
}: Pick<FeedCore, 'graph' | 'send' | 'log' | 'reader'>): Narrowing {
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
    if (view.replies === 'all' || to === null || [to, accountId].includes(reader() ?? to)) return false;
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
  async function askAbout(people: readonly AccountId[]): Promise<void> {
    const unknown = people.filter((id) => graph.relationships.get(id) === undefined);
    await askRelationships({ send, graph, log }, unknown);
  }

  return {
    async learn(statuses, view) {
      if (view.replies !== 'following' || reader() === null) return;
      const replies = statuses.flatMap(({ id, inReplyToAccountId: to }) =>
        to === null || verdicts.has(id) ? [] : [{ id, to }],
      );
      if (replies.length === 0) return;
      await askAbout([...new Set(replies.map(({ to }) => to))]);
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
