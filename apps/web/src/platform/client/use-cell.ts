import type { Cell } from '@linnet/domain';
import { useSyncExternalStore } from 'react';

/** The value of a cell; renders again when it changes. */
export function useCell<T>(cell: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
