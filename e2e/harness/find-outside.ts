import type { Page } from '@playwright/test';

/** Finds elements that make the page scroll sideways or are cut off at one of its edges. */
export function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page itself: ${scrollWidth}`] : [];

    /** Code and tabs may scroll by themselves, and a long line may end in an ellipsis. */
    function mayBeLonger(element: Element | null): boolean {
      if (element === null) return false;
      const { textOverflow, overflowX, overflowY } = getComputedStyle(element);
      const scrollsSideways = overflowX === 'auto' && overflowY === 'hidden';
      return (
        textOverflow === 'ellipsis' ||
        scrollsSideways ||
        element.tagName === 'PRE' ||
        mayBeLonger(element.parentElement)
      );
    }

    for (const element of document.querySelectorAll(
      'main *, header *, dialog[open] *, :is([role=alertdialog], [role=dialog], [role=menu]) *',
    )) {
      const { left, right, top, width } = element.getBoundingClientRect();
      const isOutside = right > clientWidth + 1 || left < -1;
      const isSeen = width > 1 && top < innerHeight && element.checkVisibility({ visibilityProperty: true });
      if (isOutside && isSeen && !mayBeLonger(element)) found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  });
}
