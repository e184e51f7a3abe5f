import { useEffect } from 'react';
import { storageKeys } from '../../boot/storage-keys';
import { useClient } from '../../platform/client/client-provider';

/** Follows when another tab changes the session of this browser. */
export function useOtherPages(): void {
  const { accounts } = useClient();
  useEffect(() => {
    // The key is null if all of the storage was cleared.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.session || key === null) accounts.follow();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [accounts]);
}
