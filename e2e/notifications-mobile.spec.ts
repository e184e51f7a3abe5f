import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { swipe } from './harness/touch';
import { narrowOnly } from './harness/widths';

const LIST = '/api/v1/notifications';

const bell = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /notification/i });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

async function open(page: Page): Promise<void> {
  await signIn(page, 'dave');
  await bell(page).click();
  await expect(drawer(page).getByRole('article').first()).toBeVisible();
}

test(
  'a swipe to the right, going somewhere else, and the way back close the drawer [1.2.057]',
  narrowOnly,
  async ({ page, sandbox }) => {
    await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
    await open(page);
    await swipe(page, drawer(page), { x: 180, y: 0 });
    await expect(drawer(page)).toBeHidden();
    await bell(page).click();
    await drawer(page).getByRole('article').first().getByRole('link', { name: 'edda' }).first().click();
    await expect(page).toHaveURL(/\/users\//);
    await expect(drawer(page)).toBeHidden();
    await bell(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/users\//);
  },
);

test(
  'its end brings older ones, and a button leads back to the top [1.2.057, 2.9.011]',
  narrowOnly,
  async ({ page, sandbox }) => {
    await tellMany(sandbox);
    await open(page);
    await expectOlder(page, sandbox);
    await drawer(page).getByRole('button', { name: 'Scroll to top' }).click();
    await expect(drawer(page).getByText('number 44')).toBeInViewport();
  },
);

test(
  'its end brings older ones also where what else waits was told last',
  narrowOnly,
  async ({ page, sandbox }) => {
    await tellMany(sandbox);
    await sandbox.hold({ path: '^/api/v1/announcements' });
    await signIn(page, 'dave');
    await expect(bell(page)).toHaveAccessibleName(/new notification/);
    await bell(page).click();
    await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
    await expect(drawer(page).getByRole('article')).toHaveCount(0);
    await sandbox.release();
    await expectOlder(page, sandbox);
  },
);

/** Makes more notifications than the first page has. */
async function tellMany(sandbox: ControlDoor): Promise<void> {
  for (let at = 0; at < 45; at += 1) await sandbox.post({ as: 'bob', text: `@dave number ${at}` });
}

/** Scrolls to the oldest notifications, and expects a request for them. */
async function expectOlder(page: Page, sandbox: ControlDoor): Promise<void> {
  const rows = drawer(page).getByRole('article');
  await expect(rows.nth(29)).toBeAttached();
  await expect(async () => {
    await rows.last().scrollIntoViewIfNeeded();
    await expect(drawer(page).getByText('number 0').first()).toBeAttached({ timeout: 300 });
  }).toPass({ timeout: 15_000 });
  const asked = (await sandbox.log()).filter(({ path }) => path === LIST);
  expect(asked.some(({ query }) => query.includes('max_id'))).toBe(true);
}
