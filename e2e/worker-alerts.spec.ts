import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { forbidPageAlerts } from './harness/recorded-alerts';
import {
  clickForNewPage,
  clickSystemAlert,
  expectListening,
  openPushSender,
  ownToken,
  pretendPushService,
  systemAlerts,
} from './harness/push-messages';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { wholeBrowser } from './harness/whole-browser';

// The headless shell has no notifications.
test.use(wholeBrowser);

const told = (page: Page, text: string) => page.locator('[data-notification]').filter({ hasText: text });

async function turnOnPush(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Alerts while no page is open' }).click();
  await expect(page.getByText('The server reaches this browser')).toBeVisible();
}

for (const isPushed of [false, true]) {
  const also = isPushed ? ', also where the server would push them' : '';
  test(`where only a worker may show alerts, it does, and a click on it opens the post${also}`, async ({
    page,
    context,
    sandbox,
  }) => {
    await context.grantPermissions(['notifications']);
    await pretendPushService(context);
    await forbidPageAlerts(context);
    await context.clock.install();
    await signIn(page, 'dave', '/settings?tab=notifications');
    if (isPushed) await turnOnPush(page);
    // Over notifications from disk, what is new waits behind a button.
    await storeSettings(page, { timelineSnapshots: false });
    await page.goto('/main/friends');
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => sandbox.streams()).toContain('user');
    await sandbox.post({ as: 'bob', text: '@dave in the first seconds' });
    await expect(told(page, 'in the first seconds').first()).toBeVisible();
    let id = '';
    // The quiet seconds begin with the code of the alerts, which is loaded after the first content.
    await expect(async () => {
      await context.clock.fastForward(11_000);
      ({ id } = await sandbox.post({ as: 'bob', text: '@dave which kettle?' }));
      await expect
        .poll(() => systemAlerts(page), { timeout: 3000 })
        .toMatchObject([{ title: 'Bob mentioned you', body: '@dave which kettle?' }]);
    }).toPass();
    await clickSystemAlert(context);
    await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
    await expect(page.getByRole('main').getByText('which kettle?')).toBeVisible();
  });
}

/** The number of the newest mention. */
const LAST = 89;

test('a click on a pushed alert says that it was seen, also deep in the list and with no page open', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await pretendPushService(context);
  const call = await callAs(`${baseURL}`, 'dave');
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  const repeatBy = async (as: string): Promise<string> => {
    await sandbox.act({ as, action: 'reblog', status: mine.id });
    const [repeat] = listOf(await call('/api/v1/notifications?limit=1'));
    return textOf(objectOf(repeat)['id']);
  };
  const isSeen = async (id: string) =>
    objectOf(objectOf(await call(`/api/v1/notifications/${id}`))['pleroma'])['is_seen'];

  const deep = await repeatBy('carol');
  // Far more than the pages that a list loads before it knows how high its rows are.
  for (let count = 0; count <= LAST; count += 1)
    await sandbox.post({ as: 'bob', text: `@dave number ${count}` });
  await storeSettings(page, { notificationNative: { repeats: true }, webPushAlwaysShowNotifications: true });
  await signIn(page, 'dave', '/settings?tab=notifications');
  await turnOnPush(page);
  const push = await openPushSender(page);
  const token = await ownToken(page);
  /** Pushes a notification and waits for its alert. */
  const pushed = async (id: string): Promise<void> => {
    const message = { access_token: token, notification_type: 'reblog', title: 'New Repeat', body: '' };
    await push({ ...message, notification_id: Number(id) });
    await expect.poll(async () => (await systemAlerts(page)).at(-1)?.tag).toBe(`linnet-${id}`);
  };
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(told(page, `number ${LAST}`).first()).toBeVisible();
  await expect(told(page, 'The kettle is mine.')).toHaveCount(0);
  await expectListening(page);
  await pushed(deep);
  expect(await isSeen(deep)).toBe(false);
  await clickSystemAlert(context);
  await expect(page).toHaveURL(new RegExp(`/notice/${mine.id}$`));
  await expect.poll(() => isSeen(deep)).toBe(true);

  // A page that is not the client's.
  await page.goto('/api/v1/instance');
  const later = await repeatBy('edda');
  await pushed(later);
  const opened = await clickForNewPage(context);
  expect(await isSeen(later)).toBe(false);
  await page.goto(opened);
  await expect(page).toHaveURL(new RegExp(`/notice/${mine.id}$`));
  await expect.poll(() => isSeen(later)).toBe(true);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['linnet-worker']);
});
