import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** The domain in the handles of this server's people; null until the instance has loaded. */
export function useOwnDomain(): string | null {
  const { facts } = useClient().instance;
  return useSyncExternalStore(facts.subscribe, () => facts.get().instance?.domain ?? null);
}
