import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once after this many milliseconds, and anew whenever `key` or the time changes; null stops it. Not after
 * the component was unmounted.
 */
export function useTimeout(onEnd: () => void, milliseconds: number | null, key?: unknown): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, key]);
}
