import type { ReportId } from '@linnet/api';

interface Neighbours {
  readonly previous: ReportId | undefined;
  readonly next: ReportId | undefined;
}

/**
 * The reports beside one in its list. One that has left the list, because it was dealt with, keeps its place between
 * those that were beside it.
 *
 * @param now the list as it is
 * @param before the latest list that had the report
 */
export function neighboursOf(
  id: ReportId,
  now: readonly ReportId[],
  before: readonly ReportId[],
): Neighbours {
  const at = now.indexOf(id);
  if (at >= 0) return { previous: now[at - 1], next: now[at + 1] };
  const left = before.indexOf(id);
  // Opened by a link: the list begins at its top.
  if (left < 0) return { previous: undefined, next: now[0] };
  const isListed = (other: ReportId): boolean => now.includes(other);
  const previous = before.slice(0, left).findLast(isListed);
  const next = before.slice(left + 1).find(isListed);
  return { previous, next: next ?? now[previous === undefined ? 0 : now.indexOf(previous) + 1] };
}
