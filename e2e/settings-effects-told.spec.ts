import { cards } from './harness/cards';
import { changeSettings, tick } from './harness/change-settings';
import { alertsOf, recordAlerts } from './harness/recorded-alerts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('alerts tell of the kinds that were chosen, at once and after a reload', async ({
  page,
  context,
  sandbox,
}) => {
  await recordAlerts(context);
  await context.clock.install();
  await signIn(page, 'dave');
  await expect(cards(page).first()).toBeVisible();
  await changeSettings(page, 'Notifications', [
    { row: 'Alerts on this device', change: tick('Favourites') },
    { row: 'Alerts on this device', change: tick('Mentions') },
  ]);
  // After a reload, what came meanwhile waits above the notifications of the last visit.
  const told = (text: string) => page.locator('[data-notification]').filter({ hasText: text }).first();
  const showNew = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: /^\d+ new$/ });
  for (const [as, at] of [
    ['bob', 'at once'],
    ['carol', 'after a reload'],
  ] as const) {
    await expect.poll(() => sandbox.streams()).toContain('user');
    await sandbox.post({ as, text: `@dave to begin with ${at}` });
    await expect(told(`to begin with ${at}`).or(showNew).first()).toBeVisible();
    if (await showNew.isVisible()) await showNew.click();
    await expect(told(`to begin with ${at}`)).toBeVisible();
    const alerts = async () => (await alertsOf(page)).map(({ title }) => title);
    // The quiet seconds begin with the code of the alerts, which is loaded after the first content.
    await expect(async () => {
      await context.clock.fastForward(11_000);
      await sandbox.post({ as, text: `@dave which kettle ${at}` });
      await expect(told(`which kettle ${at}`)).toBeVisible();
      const { id: status } = await sandbox.post({ as: 'dave', text: `The kettle is mine ${at}.` });
      await sandbox.act({ as, action: 'favourite', status });
      await expect.poll(alerts, { timeout: 3000 }).not.toEqual([]);
    }).toPass();
    for (const title of await alerts()) expect(title).toMatch(/favourited/);
    if (as === 'bob') {
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
    }
  }
});
