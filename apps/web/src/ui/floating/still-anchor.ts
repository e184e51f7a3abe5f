import type { RefObject } from 'react';

/** The pointer is over it, or it is on its way out, which takes the pointer from it. */
const STILL = ':hover, :active, [data-closed]';

interface StillAnchor {
  /** What it scrolls with. */
  readonly contextElement: Element | undefined;
  readonly getBoundingClientRect: () => DOMRect;
}

/**
 * The anchor of something floating, which stays where it was while the pointer is over that or it closes: when the page
 * around the anchor moves, nothing is drawn away from under a press. It goes along where the page is scrolled or its
 * window changes.
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
