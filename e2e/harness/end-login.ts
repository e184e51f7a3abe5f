import type { Page } from '@playwright/test';

/** The kept login has ended, from the next page on: who it was is known, and the token is none any more. */
export async function endLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem('linnet-session') ?? '{}');
    localStorage.setItem('linnet-session', JSON.stringify(Object.assign({}, kept, { token: '' })));
  });
}
