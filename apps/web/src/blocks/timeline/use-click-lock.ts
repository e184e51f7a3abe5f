import { useEffect, useState } from 'react';

/** Milliseconds in which clicks do nothing after new statuses were shown. */
const CLICK_LOCK = 1000;

/** For a moment after `lock`, what stands under the pointer is not what stood there before. */
export function useClickLock(): { isLocked: boolean; lock: () => void } {
  const [lockedAt, setLockedAt] = useState(0);
  useEffect(() => {
    // Also where nothing is locked, which changes nothing.
    const timer = setTimeout(setLockedAt, CLICK_LOCK, 0);
    return () => clearTimeout(timer);
  }, [lockedAt]);
  return { isLocked: lockedAt !== 0, lock: () => setLockedAt(Date.now()) };
}
