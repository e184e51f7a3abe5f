import type { Page } from '@playwright/test';

/** Ends the stored session from the next page load on: the account is still known, but its token is empty. */
export async function endLogin(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session: unknown = JSON.parse(localStorage.getItem('linnet-session') ?? '{}');
    localStorage.setItem('linnet-session', JSON.stringify(Object.assign({}, session, { token: '' })));
  });
}
