import type { FeatureKey } from '@linnet/api';
import type { Cell } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

interface Subscribable {
  subscribe(listener: () => void): () => void;
}

/** Subscribes to the content of a cell: calls the listener when the content changes, and when it is replaced. */
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

/** A value read from the content of a cell, which is null until it has loaded. Renders again only on changes. */
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
