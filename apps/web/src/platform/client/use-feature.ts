import type { FeatureKey } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** Whether the server can this. False until its documents were read. */
export function useFeature(key: FeatureKey): boolean {
  const { loaded } = useClient().features;
  const subscribe = useCallback(
    (listener: () => void) => {
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
    },
    [loaded],
  );
  return useSyncExternalStore(subscribe, () => loaded.get()?.has(key) ?? false);
}
