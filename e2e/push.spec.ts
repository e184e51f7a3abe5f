import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { changeSettings, click } from './harness/change-settings';
import { expectAccessible } from './harness/expect-accessible';
import {
  clickSystemAlert,
  showsAlertsItself,
  waitForWorkerMessage,
  openPushSender,
  ownToken,
  pretendPushService,
  systemAlerts,
} from './harness/push-messages';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { wholeBrowser } from './harness/whole-browser';

// The headless shell has no notifications.
test.use(wholeBrowser);

const PATH = '/api/v1/push/subscription';

async function openSettings(page: Page): Promise<void> {
  await signIn(page, 'dave', '/settings?tab=notifications');
}

const pushSwitch = (page: Page) => page.getByRole('switch', { name: 'Alerts while no page is open' });
const reached = (page: Page) => page.getByText('The server reaches this browser');
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Requirements' }).getByRole('listitem').filter({ hasText: name });

test('what the server pushes is shown while no page hears of it, in the words of the interface; signing out ends it [2.4.044, 2.7.040, 3.4.030]', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  await context.grantPermissions(['notifications']);
  await pretendPushService(context);
  await openSettings(page);
  await pushSwitch(page).click();
  await expect(reached(page)).toBeVisible();
  const push = await openPushSender(page);
  const { id: status } = await sandbox.post({ as: 'bob', text: '@dave which kettle?' });
  const [told] = listOf(await (await callAs(`${baseURL}`, 'dave'))('/api/v1/notifications?limit=1'));
  const message = {
    access_token: await ownToken(page),
    notification_id: Number(textOf(objectOf(told)['id'])),
    notification_type: 'mention',
    title: 'New Mention',
    body: '@bob: @dave which kettle?',
    preferred_locale: 'en',
  };
  // Messages of strangers, or without an account.
  await push('no notification');
  // This page is informed by itself, and says so when the worker asks.
  await expect.poll(() => showsAlertsItself(page)).toBe(true);
  const asked = waitForWorkerMessage(page);
  await push(message);
  await asked;
  await page.goto('/api/v1/instance');
  await push({ ...message, notification_id: 999_999 });
  await expect
    .poll(() => systemAlerts(page))
    .toEqual([{ title: 'Mentions', body: '@bob: @dave which kettle?', tag: 'linnet-999999' }]);
  await push(message);
  await expect
    .poll(() => systemAlerts(page))
    .toContainEqual({
      title: 'Bob mentioned you',
      body: '@dave which kettle?',
      tag: `linnet-${message.notification_id}`,
    });
  await push(message);
  const { title: _, ...hidden } = { ...message, notification_id: 999_998 };
  await push({ ...hidden, body: 'New Mention' });
  await expect
    .poll(() => systemAlerts(page))
    .toContainEqual({ title: 'A new notification', body: 'Mentions', tag: 'linnet-999998' });
  await expect.poll(async () => (await systemAlerts(page)).length).toBe(3);

  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const alert of (await registration?.getNotifications()) ?? [])
      if (/99999/.test(alert.tag)) alert.close();
  });
  await expect.poll(async () => (await systemAlerts(page)).length).toBe(1);
  await expect.poll(() => showsAlertsItself(page)).toBe(true);
  await clickSystemAlert(context);
  await expect(page).toHaveURL(new RegExp(`/notice/${status}$`));

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pretended-push'))).toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => systemAlerts(page)).toEqual([]);
});

test('who wants the server’s alerts also while a page is open has them, at once and after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await pretendPushService(context);
  await openSettings(page);
  await pushSwitch(page).click();
  await expect(reached(page)).toBeVisible();
  await page.goto('/main/friends');
  await changeSettings(page, 'Notifications', [{ row: 'Also while a page is open', change: click }]);
  const tags = async () => (await systemAlerts(page)).map(({ tag }) => tag);
  const push = await openPushSender(page);
  const told = { notification_type: 'mention', title: 'New Mention', body: '@bob: Hello' };
  // The worker reads the setting a moment after it was changed.
  await expect(async () => {
    await push({ ...told, notification_id: 999_991 });
    expect(await tags()).toEqual(['linnet-999991']);
  }).toPass();
  await page.reload();
  await expect.poll(() => showsAlertsItself(page)).toBe(true);
  await push({ ...told, notification_id: 999_992 });
  await expect.poll(tags).toContain('linnet-999992');
});

test('the step that fails is named with what to do about it, and trying again goes on from there [2.8.019, 3.7.065]', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/500/);
  await context.grantPermissions(['notifications']);
  await pretendPushService(context);
  await openSettings(page);
  await page.evaluate(() => localStorage.setItem('pretended-push refuses', ''));
  await pushSwitch(page).click();
  await expect(page.getByRole('alert')).toContainText('Your browser’s push service refused.');
  await expect(step(page, 'The browser is reachable')).toContainText('failed');
  await expect(step(page, 'The server supports alerts')).toContainText('done');
  await expect(step(page, 'The server knows this browser’s address')).toContainText('not done yet');
  await expectAccessible(page);
  await page.evaluate(() => localStorage.removeItem('pretended-push refuses'));
  await sandbox.fail({ path: PATH, status: 500, times: 1 });
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(page.getByRole('alert')).toContainText('The server refused to send notifications here.');
  await expect(step(page, 'The server knows this browser’s address')).toContainText('failed');
  await retry.press('Enter');
  await expect(reached(page)).toBeVisible();
  await expect(page.getByText(/^This server doesn’t send: .*Follow requests/)).toBeVisible();
  await pushSwitch(page).click();
  await expect(reached(page)).toHaveCount(0);
  await expect
    .poll(async () => (await sandbox.log()).some(({ path, method }) => path === PATH && method === 'DELETE'))
    .toBe(true);
});

test('where the server cannot, it is not offered; the worker of another client is replaced [2.6.010, 2.7.041]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ webPush: false });
  await page.goto('/api/v1/instance');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js?of-another-client');
    await navigator.serviceWorker.ready;
  });
  await openSettings(page);
  await expect(page.getByText('Alerts on this device')).toBeVisible();
  await expect(pushSwitch(page)).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL),
    )
    .toMatch(/\/sw\.js$/);
});
