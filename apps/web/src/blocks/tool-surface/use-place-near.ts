import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { placeNear, type Edges } from './place-near';
/** Pixels to the edges of the window. */
const MARGIN = 8;

/** The part of the window that can be seen: an on-screen keyboard may lie over the rest. */
function visibleRoom(): Edges {
  const { visualViewport: seen } = window;
  const left = seen?.offsetLeft ?? 0;
  const top = seen?.offsetTop ?? 0;
  return {
    left: left + MARGIN,
    top: top + MARGIN,
    right: left + (seen?.width ?? innerWidth) - MARGIN,
    bottom: top + (seen?.height ?? innerHeight) - MARGIN,
  };
}

/**
 * Keeps a fixed element beside its anchor while anything scrolls or the on-screen keyboard opens. Sets its greatest
 * height as `--available-height`.
 */
export function usePlaceNear(elementRef: RefObject<HTMLElement | null>, anchor: () => Edges | null): void {
  const place = useEffectEvent(() => {
    const element = elementRef.current;
    const beside = anchor();
    if (element === null || beside === null) return;
    const { style } = element;
    style.removeProperty('--available-height');
    const { left, top, maxHeight } = placeNear({
      anchor: beside,
      size: { width: element.offsetWidth, height: element.offsetHeight },
      room: visibleRoom(),
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    });
    style.setProperty('left', `${left}px`);
    style.setProperty('top', `${top}px`);
    style.setProperty('--available-height', `${maxHeight}px`);
  });

  useLayoutEffect(() => place());

  useEffect(() => {
    const { visualViewport } = window;
    const stopped = new AbortController();
    const options = { signal: stopped.signal, passive: true };
    const handle = (): void => place();
    addEventListener('resize', handle, options);
    addEventListener('scroll', handle, { ...options, capture: true });
    visualViewport?.addEventListener('resize', handle, options);
    visualViewport?.addEventListener('scroll', handle, options);
    return () => stopped.abort();
  }, []);
}
