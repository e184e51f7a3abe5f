import { useEffect, useState } from 'react';

/** Milliseconds in which clicks do nothing after new statuses were shown. */
const CLICK_LOCK = 1000;

/** For a moment after `lock`, what stands under the pointer is not what stood there before. */
export function useClickLock(): { isLocked: boolean; lock: () => void } {
  const [lockedAt, setLockedAt] = useState<number | null>(null);
  useEffect(() => {
    if (lockedAt === null) return;
    const timer = setTimeout(() => setLockedAt(null), CLICK_LOCK);
    return () => clearTimeout(timer);
  }, [lockedAt]);
  return { isLocked: lockedAt !== null, lock: () => setLockedAt(Date.now()) };
}
