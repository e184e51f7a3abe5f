import type { StatusId } from '@linnet/api';
import { pathTo } from '../../platform/navigation/path-to';

/** The address of all who did something with a status; with which emoji, where they reacted. */
export function statusPeoplePath(
  id: StatusId,
  of: 'favourites' | 'repeats' | 'reactions',
  emoji?: string,
): string {
  const query = new URLSearchParams({ of, ...(emoji !== undefined && { emoji }) });
  return `${pathTo('status-people', { id })}?${query}`;
}
