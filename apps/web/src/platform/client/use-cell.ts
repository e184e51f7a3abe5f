import type { Cell } from '@linnet/domain';
import { useSyncExternalStore } from 'react';

/** Reads an observable value of the domain; renders again when it changes. */
export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
