import type { ReportId } from '@linnet/api';

interface Neighbours {
  readonly previous: ReportId | undefined;
  readonly next: ReportId | undefined;
}

/**
 * The reports before and after one in its list. A report that has left the list, because it was dealt with, has those
 * that were beside it.
 *
 * @param now the list as it is
 * @param before the latest list that had the report
 */
export function neighboursOf(
  id: ReportId,
  now: readonly ReportId[],
  before: readonly ReportId[],
): Neighbours {
  const index = now.indexOf(id);
  if (index >= 0) return { previous: now[index - 1], next: now[index + 1] };
  const oldIndex = before.indexOf(id);
  // The report was opened by a link: the list begins at its top.
  if (oldIndex < 0) return { previous: undefined, next: now[0] };
  const isListed = (other: ReportId): boolean => now.includes(other);
  const previous = before.slice(0, oldIndex).findLast(isListed);
  const next = before.slice(oldIndex + 1).find(isListed);
  return { previous, next: next ?? now[previous === undefined ? 0 : now.indexOf(previous) + 1] };
}
