import type { FeatureKey } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { followLazy } from './follow-lazy';

/** Whether the server has a feature. False until its documents have loaded. */
export function useFeature(key: FeatureKey): boolean {
  const { features } = useClient();
  const subscribe = useCallback((listener: () => void) => followLazy(features, listener), [features]);
  return useSyncExternalStore(subscribe, () => features.loaded.get()?.has(key) ?? false);
}
