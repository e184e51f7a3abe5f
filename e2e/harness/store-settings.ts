import type { Page } from '@playwright/test';

/** Stores settings for this page, from the next load on. */
export async function storeSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  // The page must have been on the server to have access to its storage.
  if (page.url() === 'about:blank') await page.goto('/api/v1/instance');
  await page.evaluate((values) => {
    const own: unknown = JSON.parse(localStorage.getItem('linnet-settings') ?? '{}');
    localStorage.setItem('linnet-settings', JSON.stringify(Object.assign({}, own, values)));
  }, settings);
}
