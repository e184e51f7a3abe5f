import type { AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from '../../platform/client/client-provider';

/** How the reader has put somebody off, as far as that is known here; it is not asked for. */
export function useIsPutOff(id: AccountId | null): 'blocked' | 'muted' | null {
  const { relationships } = useClient().graph;
  const subscribe = useCallback(
    (listener: () => void) => (id === null ? () => {} : relationships.subscribe(id, listener)),
    [relationships, id],
  );
  return useSyncExternalStore(subscribe, () => {
    const relation = id === null ? undefined : relationships.get(id);
    if (relation?.blocking === true) return 'blocked';
    return relation?.mutingNotifications === true ? 'muted' : null;
  });
}
