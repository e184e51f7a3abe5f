import type { Page } from '@playwright/test';

/** Records whether this text is ever on a page, however briefly; from the next page on. */
export async function watchWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    const look = (): void => {
      if (document.body?.textContent?.includes(sought)) Reflect.set(window, 'wordsSeen', true);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => Reflect.get(window, 'wordsSeen') === true);
}
