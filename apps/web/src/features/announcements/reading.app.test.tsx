import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';

const items = (page: Page) => page.getByRole('main').getByRole('article');

/** The entry in the navigation, with its count. */
const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Announcements' });

test('a member reads what is announced, and puts it away [1.2.027, 1.2.078, 1.3.006, 1.4.017]', async ({
  page,
}) => {
  await signIn(page, 'carol');
  const place = entry(page);
  await expect(place).toContainText('6 unread');
  await place.click();
  await expect(items(page)).toHaveCount(6);
  const first = items(page).first();
  await expect(first).toContainText('The server moves to its new shelf');
  await expect(first.getByRole('img', { name: ':blob_tea:' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'New announcement' })).toHaveCount(0);
  await expect(first.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expectAccessible(page);

  await first.getByRole('button', { name: 'Mark as read' }).click();
  await expect(first.getByRole('button', { name: 'Read', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(entry(page)).toContainText('5 unread');
  await page.reload();
  await expect(items(page).first().getByRole('button', { name: 'Read', exact: true })).toBeVisible();
});
