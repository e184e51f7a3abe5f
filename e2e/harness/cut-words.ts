import type { Page } from '@playwright/test';

/**
 * Finds words of which a part around them hides some. What ends in an ellipsis, is folded after some lines or scrolls
 * hides nothing for good.
 */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const words = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (words === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(box, parent)) found.add(`“${words.slice(0, 60)}” is cut off`);
    }
    return [...found];

    function isCut(words: DOMRect, parent: Element): boolean {
      for (let part: Element | null = parent; part !== null; part = part.parentElement) {
        if (part === document.body || showsAll(part)) return false;
        if (hides(part, words)) return true;
        // A line that ends in an ellipsis may be longer than anything around it.
        if (getComputedStyle(part).textOverflow === 'ellipsis') return false;
      }
      return false;
    }

    /** Whether nothing is lost in it: it scrolls, folds, stands over the page, or is for screen readers alone. */
    function showsAll(part: Element): boolean {
      const { overflowX, overflowY, webkitLineClamp, maskImage, position } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      const isFolded = webkitLineClamp !== 'none' || maskImage !== 'none';
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      return isFolded || scrolls || position === 'fixed' || width <= 1 || height <= 1;
    }

    function hides(part: Element, words: DOMRect): boolean {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isBeside = words.left < left - 1 || words.right > right + 1;
      if (clips(overflowX) && isBeside && textOverflow !== 'ellipsis') return true;
      // The boxes of letters are higher than what is drawn of them.
      return clips(overflowY) && (words.top < top - 3 || words.bottom > bottom + 3);
    }
  });
}
