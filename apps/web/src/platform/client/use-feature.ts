import type { FeatureKey } from '@linnet/api';
import type { Lazy } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

interface Followed {
  subscribe(listener: () => void): () => void;
}

/** Subscribes to a part of the client that is loaded lazily: called when it has loaded and on each of its changes. */
export function followLazy({ loaded }: Pick<Lazy<Followed>, 'loaded'>, listener: () => void): () => void {
  let end = loaded.get()?.subscribe(listener);
  const endComing = loaded.subscribe(() => {
    end?.();
    end = loaded.get()?.subscribe(listener);
    listener();
  });
  return () => {
    endComing();
    end?.();
  };
}

/** Whether the server has a feature. False until its documents have loaded. */
export function useFeature(key: FeatureKey): boolean {
  const { features } = useClient();
  const subscribe = useCallback((listener: () => void) => followLazy(features, listener), [features]);
  return useSyncExternalStore(subscribe, () => features.loaded.get()?.has(key) ?? false);
}
