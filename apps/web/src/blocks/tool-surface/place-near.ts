import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Edges in pixels, relative to the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface NearOptions {
  /** The edges of the element it belongs to. */
  readonly anchor: Edges;
  readonly size: { readonly width: number; readonly height: number };
  /** The area it has to stay in. */
  readonly room: Edges;
  readonly direction: 'ltr' | 'rtl';
}

interface Placement {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Pixels between element and anchor. */
const GAP = 4;

/** Places an element below its anchor, or above if there is more room, and keeps it within the edges. */
export function placeNear({ anchor, size, room, direction }: NearOptions): Placement {
  const below = room.bottom - anchor.bottom - GAP;
  const above = anchor.top - GAP - room.top;
  const isBelow = size.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, room.bottom - room.top));
  const height = Math.min(size.height, maxHeight);
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  const start = direction === 'ltr' ? anchor.left : anchor.right - size.width;
  return {
    left: clamp(start, room.left, room.right - size.width),
    top: clamp(top, room.top, room.bottom - height),
    maxHeight,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}

/** Pixels to the edges of the window. */
const MARGIN = 8;

/** The part of the window that can be seen: an on-screen keyboard may lie over the rest. */
function visibleRoom(): Edges {
  const { visualViewport: viewport } = window;
  const left = viewport?.offsetLeft ?? 0;
  const top = viewport?.offsetTop ?? 0;
  return {
    left: left + MARGIN,
    top: top + MARGIN,
    right: left + (viewport?.width ?? innerWidth) - MARGIN,
    bottom: top + (viewport?.height ?? innerHeight) - MARGIN,
  };
}

/** Keeps a fixed element beside its anchor, and sets its greatest height as `--available-height`. */
export function usePlaceNear(elementRef: RefObject<HTMLElement | null>, anchor: () => Edges | null): void {
  const updatePlace = useEffectEvent(() => {
    const element = elementRef.current;
    const anchorEdges = anchor();
    if (element === null || anchorEdges === null) return;
    const { style } = element;
    style.removeProperty('--available-height');
    const { left, top, maxHeight } = placeNear({
      anchor: anchorEdges,
      size: { width: element.offsetWidth, height: element.offsetHeight },
      room: visibleRoom(),
      direction: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
    });
    style.setProperty('left', `${left}px`);
    style.setProperty('top', `${top}px`);
    style.setProperty('--available-height', `${maxHeight}px`);
  });

  useLayoutEffect(() => updatePlace());

  useEffect(() => {
    const { visualViewport } = window;
    const stopped = new AbortController();
    const options = { signal: stopped.signal, passive: true };
    const handle = (): void => updatePlace();
    addEventListener('resize', handle, options);
    addEventListener('scroll', handle, { ...options, capture: true });
    visualViewport?.addEventListener('resize', handle, options);
    visualViewport?.addEventListener('scroll', handle, options);
    return () => stopped.abort();
  }, []);
}

/** Shows an element with the `popover` attribute above everything else, dialogs included. */
export function useTopLayer(elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element !== null && 'showPopover' in element) element.showPopover();
  }, [elementRef]);
}
