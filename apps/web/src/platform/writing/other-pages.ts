import type { OtherPages } from '@linnet/domain';

/** The other tabs and windows of this browser. The browser itself notifies them of changes to records. */
export const otherPages: OtherPages = {
  onRecord(listener) {
    const handleStorage = ({ key, storageArea }: StorageEvent): void => {
      if (key !== null && storageArea === localStorage) listener(key);
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  },
  async withLock(name, task) {
    // Pages without a secure origin have no locks; then only the idempotency key prevents double posts.
    const locks: LockManager | undefined = navigator.locks;
    if (locks === undefined) await task();
    else await locks.request(name, task);
  },
};
