import type { Cursor, ErrorReason } from '@linnet/api';

/** An unbroken run of ids, newest first. Between two neighbouring segments lies a gap. */
export type Segment<Id extends string> = readonly Id[];

export type ListPart = 'first' | 'older' | 'newer' | 'gap';

/** A request that failed. */
export interface ListError {
  readonly part: ListPart;
  readonly reason: ErrorReason;
}

/** An ordered list of rows by their ids, and what is known of its edges. Immutable. */
export interface ListState<Id extends string> {
  /** What is shown, newest segment first. */
  segments: readonly Segment<Id>[];
  /** The queue: what has arrived above and is not shown yet, newest segment first. */
  pending: readonly Segment<Id>[];
  /** Whether the lowest pending segment continues the shown ones without a gap. */
  pendingJoined: boolean;
  /** Whether the list was opened in its middle, at a scroll position: what is right above is unknown. */
  gapAbove: boolean;
  /** The id of a scroll position that was searched for and not found in the list. */
  notFound: string | null;
  /** The cursor of the next older page; null when there is none. */
  older: Cursor | null;
  /** Whether the end of the list was reached. */
  ended: boolean;
  /** Whether the first page has arrived, even if it was empty. */
  opened: boolean;
  loading: ListPart | null;
  error: ListError | null;
}

export const emptyList: ListState<never> = {
  segments: [],
  pending: [],
  pendingJoined: true,
  gapAbove: false,
  notFound: null,
  older: null,
  ended: false,
  opened: false,
  loading: null,
  error: null,
};

/** Whether the list has this row, shown or queued. */
export function isKnown<Id extends string>({ segments, pending }: ListState<Id>, id: Id): boolean {
  return [...segments, ...pending].some((segment) => segment.includes(id));
}

/** The newest known id, shown or queued. */
export function newest<Id extends string>({ pending, segments }: ListState<Id>): Id | undefined {
  return pending[0]?.[0] ?? segments[0]?.[0];
}

export interface QueueSummary {
  count: number;
  /** Whether there is a gap in or below the queue: the button then offers to reload instead. */
  needsReload: boolean;
}

/** The number of queued rows. Hidden ones do not count, except over a gap, whose content is unknown. */
export function queueSummary<Id extends string>(
  { pending, pendingJoined }: ListState<Id>,
  isHidden: (id: Id) => boolean = () => false,
): QueueSummary {
  const needsReload = pending.length > 1 || (pending.length === 1 && !pendingJoined);
  const ids = pending.flat();
  return { count: needsReload ? ids.length : ids.filter((id) => !isHidden(id)).length, needsReload };
}

/** The segments cut to the first `count` ids. */
export function firstIds<Id extends string>(
  segments: readonly Segment<Id>[],
  count: number,
): readonly Segment<Id>[] {
  let room = count;
  return segments.flatMap((segment) => {
    const taken = segment.slice(0, Math.max(0, room));
    room -= segment.length;
    return taken.length > 0 ? [taken] : [];
  });
}

/** The segments without the removed ids. */
export function segmentsWithout<Id extends string>(
  segments: readonly Segment<Id>[],
  isGone: (id: Id) => boolean,
): readonly Segment<Id>[] {
  return segments
    .map((segment) => segment.filter((id) => !isGone(id)))
    .filter((segment) => segment.length > 0);
}
