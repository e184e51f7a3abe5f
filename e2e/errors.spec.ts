import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { signInByForm } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

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
