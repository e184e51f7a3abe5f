import { ApiError } from '@linnet/api';
import { useEffect } from 'react';
import { storageKeys } from '../../boot/storage-keys';
import { useClient } from '../../platform/client/client-provider';

/** Follows when another tab changes the session of this browser. */
export function useOtherPages(): void {
  const { session, log } = useClient();
  useEffect(() => {
    async function follow() {
      try {
        await session.follow();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log('warn', 'a change of the sign-in in another page could not be followed', error);
      }
    }
    // The key is null if all of the storage was cleared.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.session || key === null) void follow();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, [session, log]);
}
