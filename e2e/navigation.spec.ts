import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(main(page)).toBeVisible();
}

test('everything is within reach on a small desktop without scrolling, but what is folded away [1.2.047]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  const more = main(page).getByRole('button', { name: 'More', exact: true });
  await expect(more).toBeInViewport({ ratio: 1 });
  await expect(main(page).getByRole('link', { name: 'Settings' })).toBeHidden();
  await more.click();
  await main(page).getByRole('link', { name: 'Edit navigation' }).click();
  await expect(page).toHaveURL(/\/nav-edit$/);
});
