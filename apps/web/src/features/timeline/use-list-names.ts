import type { List } from '@linnet/api';
import { listsOf } from '@linnet/domain/lists';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

const none: readonly List[] = [];

/** The reader's lists, kept up to date while this stands; empty until they are known. */
export function useListNames(): readonly List[] {
  const lists = listsOf(useClient());
  useEffect(() => lists.follow(), [lists]);
  return useCell(lists.state).lists ?? none;
}
