import type { Poll } from '@linnet/api';

/** An option's share, 0 to 1: of the people where they can choose several, else of the votes. */
export function shareOf(
  { multiple, votersCount, votesCount }: Poll,
  { votesCount: own }: Poll['options'][number],
): number {
  const all = multiple && votersCount > 0 ? votersCount : votesCount;
  return all === 0 ? 0 : Math.min(1, own / all);
}
