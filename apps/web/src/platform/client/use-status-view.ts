import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** A status joined for showing. Renders again when something about this status changes, and no other. */
export function useStatusView(id: StatusId): StatusView | undefined {
  const { statusViews } = useClient();
  const subscribe = useCallback(
    (listener: () => void) => statusViews.subscribe(id, listener),
    [statusViews, id],
  );
  return useSyncExternalStore(subscribe, () => statusViews.get(id));
}
