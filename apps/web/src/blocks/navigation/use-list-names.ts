import type { List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

const none: readonly List[] = [];

/** The viewer's lists, kept up to date while this is mounted and they are wanted; empty until they are loaded. */
export function useListNames(wanted = true): readonly List[] {
  const lists = listsOf(useClient());
  useEffect(() => (wanted ? lists.follow() : undefined), [lists, wanted]);
  return useCell(lists.state).value ?? none;
}
