import type { Locator } from '@playwright/test';

/**
 * Finds the parts of a floating surface that are outside the window: the surface itself on each side, and elements
 * in it on the left and right, unless they scroll sideways.
 */
export function findBeyond(surface: Locator): Promise<string[]> {
  return surface.evaluate(async (opened) => {
    await Promise.all(
      opened.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => null)),
    );
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const found: string[] = [];
    const addFinding = (element: Element, edges: string): void => {
      found.push(`${edges}: ${element.outerHTML.slice(0, 120)}`);
    };

    function scrolls(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
      return ['auto', 'scroll'].includes(getComputedStyle(element)[axis]);
    }
    function hasScroller(element: Element, axis: 'overflowX' | 'overflowY', top: Element | null): boolean {
      const above = element.parentElement;
      return above !== null && above !== top && (scrolls(above, axis) || hasScroller(above, axis, top));
    }

    const box = opened.getBoundingClientRect();
    const isTall = box.bottom > height + 1 || box.top < -1;
    if (isTall && !hasScroller(opened, 'overflowY', document.body)) {
      addFinding(opened, `from ${box.top} to ${box.bottom} of ${height}`);
    }
    for (const element of [opened, ...opened.querySelectorAll('*')]) {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isSeen = own > 1 && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || (right <= width + 1 && left >= -1)) continue;
      if (element === opened || !hasScroller(element, 'overflowX', opened)) {
        addFinding(element, `from ${left} to ${right} of ${width}`);
      }
    }
    return found;
  });
}
