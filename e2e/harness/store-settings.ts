import type { Page } from '@playwright/test';

/** Gives the person of this page settings of their own, from the next page on. */
export async function storeSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  // The page knows where its server is only once it has been there.
  if (page.url() === 'about:blank') await page.goto('/api/v1/instance');
  await page.evaluate((values) => {
    const own: unknown = JSON.parse(localStorage.getItem('linnet-settings') ?? '{}');
    localStorage.setItem('linnet-settings', JSON.stringify(Object.assign({}, own, values)));
  }, settings);
}
