import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

const region = (page: Page) => page.getByRole('region', { name: 'Notices' });
const list = (page: Page) => region(page).getByRole('listitem');

/** Lets the next pages of the timeline fail: a notice of five seconds. */
async function provokesTimelineError(page: Page, sandbox: ControlDoor): Promise<void> {
  await sandbox.fail({ path: '/api/v1/timelines/home', status: 500, body: { error: 'Asleep' }, times: 99 });
  await page.keyboard.press('End');
  await page.mouse.move(720, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 6000);
      return list(page).count();
    })
    .toBeGreaterThan(0);
}

test('a notice of five seconds waits while it is read, then goes by itself [1.8.023, 2.8.001]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await page.clock.install();
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(region(page)).toBeAttached();
  await provokesTimelineError(page, sandbox);
  await list(page).first().hover();
  await expect(region(page)).toContainText('Couldn’t load this timeline');
  await expect(region(page).locator('ul[aria-live=polite]').first()).toContainText('Asleep');
  await expectAccessible(page);
  await page.clock.runFor(60_000);
  await expect(list(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5_100);
  await expect(list(page)).toHaveCount(0);
});
