import { useEffect, useState } from 'react';

/** Milliseconds in which clicks do nothing after new statuses were shown. */
const CLICK_LOCK = 1000;

/** Locks clicks for a moment after `lock`, while what is under the pointer has just changed. */
export function useClickLock(): { isLocked: boolean; lock: () => void } {
  const [lockedAt, setLockedAt] = useState(0);
  useEffect(() => {
    // Also runs while nothing is locked, which has no effect.
    const timer = setTimeout(setLockedAt, CLICK_LOCK, 0);
    return () => clearTimeout(timer);
  }, [lockedAt]);
  return { isLocked: lockedAt !== 0, lock: () => setLockedAt(Date.now()) };
}
