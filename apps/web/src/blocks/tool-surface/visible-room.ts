import type { Edges } from './place-near';

/** Pixels to the edges. */
const MARGIN = 8;

/** The part of the window that can be seen: an on-screen keyboard may lie over the rest. */
export function visibleRoom(): Edges {
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
