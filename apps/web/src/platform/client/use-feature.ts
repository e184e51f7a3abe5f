import type { FeatureKey } from '@linnet/api';
import type { Cell } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

interface Subscribable {
  subscribe(listener: () => void): () => void;
}

/** Subscribes to what a cell holds: the listener is called on each of its changes and when the cell gets another one. */
export function subscribeToContent(
  cell: Pick<Cell<Subscribable | null>, 'get' | 'subscribe'>,
  listener: () => void,
): () => void {
  let unsubscribeContent = cell.get()?.subscribe(listener);
  const unsubscribeCell = cell.subscribe(() => {
    unsubscribeContent?.();
    unsubscribeContent = cell.get()?.subscribe(listener);
    listener();
  });
  return () => {
    unsubscribeCell();
    unsubscribeContent?.();
  };
}

/** A value read from what a cell holds, null until that has loaded. Renders again only when the value changes. */
export function useLoaded<Loaded extends Subscribable, T>(
  cell: Pick<Cell<Loaded | null>, 'get' | 'subscribe'>,
  read: (loaded: Loaded | null) => T,
): T {
  const subscribe = useCallback((listener: () => void) => subscribeToContent(cell, listener), [cell]);
  return useSyncExternalStore(subscribe, () => read(cell.get()));
}

/** Whether the server has a feature. False until its documents have loaded. */
export function useFeature(key: FeatureKey): boolean {
  return useLoaded(useClient().features.loaded, (features) => features?.has(key) ?? false);
}
