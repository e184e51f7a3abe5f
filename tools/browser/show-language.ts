import type { Page } from '@playwright/test';
import type { Locale } from '../../apps/web/src/locales';

/** Stores the chosen language among the settings in the browser's storage, and says so as another tab would. */
const choose = (code: string): string => `{
  const key = 'linnet-settings';
  const own = JSON.parse(localStorage.getItem(key) ?? '{}');
  const newValue = JSON.stringify({ ...own, interfaceLanguage: ${JSON.stringify(code)} });
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}`;

/** Shows the interface in another language, as a choice in another tab does: what stands open stays so. */
export async function showLanguage(
  page: Page,
  { code, tag = code }: Pick<Locale, 'code' | 'tag'>,
): Promise<void> {
  await page.evaluate(choose(code));
  await page.waitForFunction(`document.documentElement.lang === ${JSON.stringify(tag)}`, undefined, {
    timeout: 8000,
  });
}
