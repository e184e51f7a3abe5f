import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { forbidPageAlerts } from './harness/noted-alerts';
import { clickSystemAlert, pretendPushService, systemAlerts } from './harness/pushed';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { wholeBrowser } from './harness/whole-browser';

// The other keeps no alerts.
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
    await page.goto('/main/friends');
    await expect(cards(page).first()).toBeVisible();
    await expect.poll(() => sandbox.streams()).toContain('user');
    await sandbox.post({ as: 'bob', text: '@dave in the first seconds' });
    await expect(told(page, 'in the first seconds').first()).toBeVisible();
    await context.clock.fastForward(11_000);
    const { id } = await sandbox.post({ as: 'bob', text: '@dave which kettle?' });
    await expect
      .poll(() => systemAlerts(page))
      .toMatchObject([{ title: 'Bob mentioned you', body: '@dave which kettle?' }]);
    await clickSystemAlert(context);
    await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
    await expect(page.getByRole('main').getByText('which kettle?')).toBeVisible();
  });
}
