import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { signInByForm } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { makeUnreachable, UNREACHABLE } from './harness/unreachable';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Presses "Try again" until posts are there. The client also retries by itself: then the button is gone before. */
async function loadsAgain(page: Page): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(cards(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a server that cannot be reached is said to be so, and can be tried again', async ({
  page,
  allowConsole,
}) => {
  allowConsole(UNREACHABLE);
  const end = await makeUnreachable(page, /\/api\/v1\/timelines\/public/);
  await page.goto('/main/all');
  const main = page.getByRole('main');
  await expect(main).toContainText('Couldn’t load this timeline');
  await expect(main).toContainText('Couldn’t reach the server.');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText('Couldn’t reach the server.');
  await end();
  await loadsAgain(page);
});

test('where the browser keeps no storage, that is said at the start, and everything works for this visit [1.8.016]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect(notices(page)).toContainText('Browser storage is unavailable');
  await signInByForm(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill('Written on water');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('Written on water');
});
