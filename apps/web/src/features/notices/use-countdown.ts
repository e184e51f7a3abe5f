import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownOptions {
  /** Milliseconds; null for no countdown. */
  readonly lasts: number | null;
  /** The countdown is paused. */
  readonly held: boolean;
  readonly onEnd: () => void;
}

/** Calls `onEnd` once after the time has passed, not counting the time in which it was held. */
export function useCountdown({ lasts, held, onEnd }: CountdownOptions): void {
  const left = useRef(lasts);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (left.current === null || held) return undefined;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= performance.now() - began;
    };
  }, [held]);
}
