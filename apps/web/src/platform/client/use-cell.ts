import type { Cell } from '@linnet/domain';
import { useSyncExternalStore } from 'react';

/** Reads an observable value of the domain; renders again when it changes. */
export function useCell<T>(cell: Pick<Cell<T>, 'get' | 'subscribe'>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
