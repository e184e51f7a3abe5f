import type { StatusId } from '@linnet/api';
import { pathTo } from '../../platform/navigation/path-to';

/** The address of the list of people who acted on a status; for reactions, with one emoji. */
export function statusPeoplePath(
  id: StatusId,
  of: 'favourites' | 'repeats' | 'reactions',
  emoji?: string,
): string {
  const query = new URLSearchParams({ of, ...(emoji !== undefined && { emoji }) });
  return `${pathTo('status-people', { id })}?${query}`;
}
