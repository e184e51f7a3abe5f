import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** A status joined with what is needed to show it. Renders again only when something about this status changes. */
export function useStatusView(id: StatusId): StatusView | undefined {
  const { statusViews } = useClient();
  const subscribe = useCallback(
    (listener: () => void) => statusViews.subscribe(id, listener),
    [statusViews, id],
  );
  return useSyncExternalStore(subscribe, () => statusViews.get(id));
}
