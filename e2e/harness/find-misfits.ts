import type { Page } from '@playwright/test';

/** Parts of a page whose words have little room. */
const places = [
  ...['button', 'summary', 'label', 'legend', 'th', 'h1', 'h2', 'h3', 'h4'],
  ...['tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'radio'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * Finds words of ours, out of `texts`, that don't fit where they stand: cut off, beyond the edge of their button, broken
 * inside a word, on more lines than two, or longer than 1.6 times the room that they have.
 */
export async function findMisfits(page: Page, texts: ReadonlySet<string>): Promise<string[]> {
  // The page gets the few texts that it shows: all of them, in all languages, are megabytes.
  return misfitsOf(
    page,
    (await shownTexts(page)).filter((text) => texts.has(text)),
  );
}

/** The text of each node of the page that has any. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
      shown.add((node.textContent ?? '').trim());
    return [...shown];
  });
}

function misfitsOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ texts: ours, places: small }) => {
      const own = new Set(ours);
      const found = new Set<string>();
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
        const words = (node.textContent ?? '').trim();
        const parent = node.parentElement;
        if (parent === null || !own.has(words) || !isSeen(parent)) continue;
        for (const what of faultsOf(node, parent)) found.add(`“${words}” ${what}`);
      }
      return [...found];

      function isSeen(element: Element): boolean {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        // Words for screen readers alone are in a box of one pixel.
        for (
          let part: Element | null = element;
          part !== null && part !== document.body;
          part = part.parentElement
        ) {
          const { width, height } = part.getBoundingClientRect();
          if (width <= 1 || height <= 1) return false;
        }
        return true;
      }

      function faultsOf(node: Node, parent: Element): string[] {
        const range = document.createRange();
        range.selectNodeContents(node);
        const faults = isCut(range.getBoundingClientRect(), parent) ? ['is cut off'] : [];
        const place = parent.closest<HTMLElement>(small);
        if (place === null) return faults;
        const rects = [...range.getClientRects()];
        const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
        const { left, right, top, bottom } = place.getBoundingClientRect();
        const box = range.getBoundingClientRect();
        if (box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1)
          faults.push(`is beyond the edge of its ${nameOf(place)}`);
        if (hasBrokenWord(node)) faults.push(`is broken inside a word in its ${nameOf(place)}`);
        const isTitle = /^(?:H\d|LABEL|LEGEND)$/.test(place.tagName);
        if (lines > (isTitle ? 3 : 2)) faults.push(`stands on ${lines} lines in its ${nameOf(place)}`);
        const length = rects.reduce((sum, { width }) => sum + width, 0);
        const { paddingLeft, paddingRight } = getComputedStyle(place);
        const room = place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        // Parts that lie within a line have no width of their own.
        if (!isTitle && room > 0 && length > 1.6 * room)
          faults.push(`has ${(length / room).toFixed(2)} times the room of its ${nameOf(place)}`);
        return faults;
      }

      function nameOf(place: Element): string {
        return place.getAttribute('role') ?? place.tagName.toLowerCase();
      }

      /** Whether a part around it hides some of it. What scrolls sideways hides nothing for good. */
      function isCut(words: DOMRect, parent: Element): boolean {
        for (
          let part: Element | null = parent;
          part !== null && part !== document.body;
          part = part.parentElement
        ) {
          const { overflowX, overflowY, position } = getComputedStyle(part);
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          if (clips(overflowX) && (words.left < left - 1 || words.right > right + 1)) return true;
          if (clips(overflowY) && !clips(overflowX) && (words.top < top - 1 || words.bottom > bottom + 1))
            return true;
          if (
            overflowX === 'auto' ||
            overflowX === 'scroll' ||
            overflowY === 'auto' ||
            overflowY === 'scroll'
          )
            return false;
          if (position === 'fixed') return false;
        }
        return false;
      }

      /** Scripts without blanks break anywhere. */
      function hasBrokenWord(node: Node): boolean {
        const words = node.textContent ?? '';
        const range = document.createRange();
        for (const { 0: word, index } of words.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu)) {
          if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) continue;
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) return true;
        }
        return false;
      }
    },
    { texts, places },
  );
}
