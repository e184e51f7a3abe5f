import type { Page } from '@playwright/test';
import type { Locale } from '../../apps/web/src/locales';

/** What is used of the page's window; the tools have no types of it. */
interface PageWindow {
  readonly localStorage: { getItem(key: string): string | null; setItem(key: string, text: string): void };
  readonly StorageEvent: new (type: string, init: object) => object;
  dispatchEvent(event: object): void;
}

/** Shows the interface in another language, as a choice in another tab does: what stands open stays so. */
export async function showLanguage(
  page: Page,
  { code, tag = code }: Pick<Locale, 'code' | 'tag'>,
): Promise<void> {
  await page.evaluate((chosen) => {
    const pageWindow: PageWindow = Object(globalThis);
    const key = 'linnet-settings';
    const settings: unknown = JSON.parse(pageWindow.localStorage.getItem(key) ?? '{}');
    const newValue = JSON.stringify(Object.assign({}, settings, { interfaceLanguage: chosen }));
    pageWindow.localStorage.setItem(key, newValue);
    pageWindow.dispatchEvent(
      new pageWindow.StorageEvent('storage', { key, newValue, storageArea: pageWindow.localStorage }),
    );
  }, code);
  await page.locator(`html[lang="${tag}"]`).waitFor({ state: 'attached' });
}
