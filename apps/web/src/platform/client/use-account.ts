import type { Account, AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** An account from the graph. Renders again when it changes. */
export function useAccount(id: AccountId): Account | undefined {
  const { accounts } = useClient().graph;
  const subscribe = useCallback((listener: () => void) => accounts.subscribe(id, listener), [accounts, id]);
  return useSyncExternalStore(subscribe, () => accounts.get(id));
}
