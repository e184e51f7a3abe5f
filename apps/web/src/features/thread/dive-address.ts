import type { StatusId } from '@linnet/api';
import { pathTo } from '../../platform/navigation/path-to';

const PARAMETER = 'dive';

/** The address of a conversation whose tree begins at one of its posts. */
export function diveAddress(focus: StatusId, root: StatusId): string {
  return `${pathTo('conversation', { id: focus })}?${new URLSearchParams({ [PARAMETER]: root })}`;
}

/** The post that the tree begins at, from the query; null: the one that the conversation is about. */
export function readDive(search: string): StatusId | null {
  const root = new URLSearchParams(search).get(PARAMETER);
  // The address is where ids of this kind enter.
  return root === null || root === '' ? null : (root as StatusId);
}
