import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Older statuses are loaded when the end is this near, in pixels. */
const NEAR = 750;
/**
 * Milliseconds between two requests for more. With a whole second somebody who scrolls fast waits at the end of each
 * page; Pleroma refuses the fourth call for one timeline within half a second.
 */
const PACE = 300;

interface ReachedEnd {
  /** A number: observes anew each time it changes. */
  enabled: boolean | number;
  onReached: () => void;
}

/** Calls `onReached` when the element comes near the window, and again while it stays there, at most every `PACE`. */
export function useReachedEnd(element: RefObject<Element | null>, { enabled, onReached }: ReachedEnd): void {
  const reach = useEffectEvent(onReached);
  const last = useRef(-PACE);

  useEffect(() => {
    if (!enabled || element.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (crossings) => {
        clearTimeout(timer);
        // A slow machine may get several entries at once: the last one is current.
        if (crossings.at(-1)?.isIntersecting !== true) return;
        const wait = Math.max(0, last.current + PACE - performance.now());
        timer = setTimeout(() => {
          last.current = performance.now();
          reach();
        }, wait);
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [enabled, element]);
}
