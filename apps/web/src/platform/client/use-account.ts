import type { Account, AccountId } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** What is known of an account. Renders again when that changes. */
export function useAccount(id: AccountId): Account | undefined {
  const { accounts } = useClient().graph;
  const subscribe = useCallback((listener: () => void) => accounts.subscribe(id, listener), [accounts, id]);
  return useSyncExternalStore(subscribe, () => accounts.get(id));
}
