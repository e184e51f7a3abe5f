import { useEffect, useEffectEvent, useRef } from 'react';

interface CountdownOptions {
  /** Milliseconds; null never ends. */
  readonly lasts: number | null;
  /** While it is held, no time goes by. */
  readonly held: boolean;
  readonly onEnd: () => void;
}

/** Tells once when the time is over in which nobody held it. */
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
