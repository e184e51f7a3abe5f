import type { RefObject } from 'react';

/** The pointer is over the element, or it is closing, which ends the hover. */
const STILL = ':hover, :active, [data-closed]';

interface StillAnchor {
  /** The element with which the anchor scrolls. */
  readonly contextElement: Element | undefined;
  readonly getBoundingClientRect: () => DOMRect;
}

/**
 * The anchor of a floating element. It keeps its position while the pointer is over the floating element or while that
 * closes: when the page around the anchor moves, nothing moves away under a press. It follows when the page is scrolled
 * or the window resized.
 */
export function stillAnchor(
  anchor: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
): StillAnchor {
  let last: { readonly rect: DOMRect; readonly seen: string } | null = null;
  return {
    get contextElement() {
      return anchor.current ?? undefined;
    },
    getBoundingClientRect() {
      const isStill = surface.current?.matches(STILL) === true;
      const seen = [scrollX, scrollY, innerWidth, innerHeight].join(' ');
      if (last === null || !isStill || last.seen !== seen) {
        last = { rect: anchor.current?.getBoundingClientRect() ?? new DOMRect(), seen };
      }
      return last.rect;
    },
  };
}
