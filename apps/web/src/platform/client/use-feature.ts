import type { FeatureKey } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { followFeatures } from './follow-features';

/** Whether the server can this. False until its documents were read. */
export function useFeature(key: FeatureKey): boolean {
  const { features } = useClient();
  const subscribe = useCallback((listener: () => void) => followFeatures(features, listener), [features]);
  return useSyncExternalStore(subscribe, () => features.loaded.get()?.has(key) ?? false);
}
