import type { Page } from '@playwright/test';

/** Notes whether these words ever stand on a page, for however short a time; from the next page on. */
export async function watchWords(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    const look = (): void => {
      if (document.body?.textContent?.includes(sought)) Reflect.set(window, 'wordsSeen', true);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, words);
  return () => page.evaluate(() => Reflect.get(window, 'wordsSeen') === true);
}
