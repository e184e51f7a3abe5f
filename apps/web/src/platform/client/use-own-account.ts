import type { Account } from '@linnet/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { useSession } from './use-session';

/** The viewer's own account with its current counts; undefined for visitors, and until it has loaded. */
export function useOwnAccount(): Account | undefined {
  const { accounts } = useClient().graph;
  const session = useSession();
  const id = session.state === 'visitor' ? null : session.accountId;
  const subscribe = useCallback(
    (listener: () => void) => (id === null ? () => {} : accounts.subscribe(id, listener)),
    [accounts, id],
  );
  const row = useSyncExternalStore(subscribe, () => (id === null ? undefined : accounts.get(id)));
  if (session.state === 'visitor') return undefined;
  return row ?? session.own ?? undefined;
}
