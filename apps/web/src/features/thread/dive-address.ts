import type { StatusId } from '@linnet/api';
import { pathTo } from '../../platform/navigation/path-to';

const PARAMETER = 'dive';

/** The address of a conversation whose tree starts at one of its posts. */
export function diveAddress(focus: StatusId, root: StatusId): string {
  return `${pathTo('conversation', { id: focus })}?${new URLSearchParams({ [PARAMETER]: root })}`;
}

/** Reads the root of the tree from the query; null if the tree starts at the post of the conversation. */
export function readDive(search: string): StatusId | null {
  const root = new URLSearchParams(search).get(PARAMETER);
  // The id comes from the address, so the cast is here.
  return root === null || root === '' ? null : (root as StatusId);
}
