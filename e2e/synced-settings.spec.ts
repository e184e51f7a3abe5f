import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const gifs = (page: Page) => page.getByRole('switch', { name: 'Pause animated pictures' });

test('a setting changed in one tab shows in the other, and on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, 'alice', '/settings?tab=general');
  const other = await context.newPage();
  await other.goto('/settings?tab=general');
  await expect(gifs(other)).toBeChecked();
  // The other tab may still be starting, but gets the change all the same.
  await gifs(page).click();
  await expect(gifs(other)).not.toBeChecked();
  await gifs(other).click();
  await expect(gifs(page)).toBeChecked({ timeout: 1000 });
  await gifs(other).click();
  await expect(gifs(page)).not.toBeChecked({ timeout: 1000 });
  const api = await callAs(baseURL ?? '', 'alice');
  await expect
    .poll(() => api('/api/v1/pleroma/settings/linnet'))
    .toMatchObject({
      version: 1,
      entries: { stopGifs: { value: 'false' } },
    });

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const far = await device.newPage();
  await signIn(far, 'alice', '/settings?tab=general');
  await expect(gifs(far)).not.toBeChecked();
  await device.close();
});

test('what is changed in the moment in which a page is left is on the server', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  // Open requests of the previous page fail when it is left.
  allowConsole(/status of 40[13]/);
  await signIn(page, 'alice', '/settings?tab=general');
  const api = await callAs(baseURL ?? '', 'alice');
  const stored = () => api('/api/v1/pleroma/settings/linnet');
  // The settings are in step once the server has been asked.
  await gifs(page).click();
  await expect.poll(stored).toMatchObject({ entries: { stopGifs: { value: 'false' } } });
  await gifs(page).click();
  await page.goto('about:blank');
  await expect.poll(stored).toMatchObject({ entries: { stopGifs: { value: 'true' } } });
});
