import type { Page } from '@playwright/test';

/** Finds words, as spaces and full-width marks part them, that begin on one line and end on the next. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s、。]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}
