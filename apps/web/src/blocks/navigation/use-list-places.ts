import List from 'lucide-react/icons/list';
import { useMemo } from 'react';
import { pathTo } from '../../platform/navigation/path-to';
import { firstLetter } from './first-letter';
import type { OfferedEntry } from './offered-entry';
import { useListNames } from './use-list-names';

/** Prefix of the ids of lists. */
export const LIST_PLACE = 'list-';

/** The viewer's lists as entries; loaded only if `wanted`. */
export function useListPlaces(wanted: boolean): readonly OfferedEntry[] {
  const lists = useListNames(wanted);
  return useMemo(
    () =>
      lists.map(({ id, title }) => ({
        id: LIST_PLACE + id,
        route: null,
        to: pathTo('lists-timeline', { id }),
        icon: List,
        name: title,
        letter: firstLetter(title),
        feed: { kind: 'list', listId: id },
      })),
    [lists],
  );
}
