import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { alertsOf, clickAlert, setPageFocus, recordAlerts } from './harness/recorded-alerts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const told = (page: Page, text: string) => page.locator('[data-notification]').filter({ hasText: text });

test('what happens while nobody looks is told by an alert, once for all tabs; a click shows it, or where a request is answered [2.4.043, 2.9.011]', async ({
  page,
  context,
  sandbox,
}) => {
  await recordAlerts(context);
  await context.clock.install();
  await signIn(page, 'dave');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  const tab = await context.newPage();
  await tab.goto('/main/friends');
  await expect(cards(tab).first()).toBeVisible();
  for (const each of [page, tab]) {
    await expect(each.locator('[data-notification]').first()).toBeVisible();
    // What is new waits behind a button above a list that was stored by the first tab.
    await expect(each.getByText(/^Last update: /)).toHaveCount(0);
  }
  await sandbox.post({ as: 'bob', text: '@dave in the first seconds' });
  for (const each of [page, tab]) await expect(told(each, 'in the first seconds').first()).toBeVisible();
  // No alerts are shown in the first seconds after the start.
  await context.clock.fastForward(11_000);

  const { id } = await sandbox.post({ as: 'bob', text: '@dave which kettle?' });
  const both = async () => [...(await alertsOf(page)), ...(await alertsOf(tab))];
  await expect.poll(both).toMatchObject([{ title: 'Bob mentioned you', body: '@dave which kettle?' }]);
  for (const each of [page, tab]) await expect(told(each, 'which kettle?').first()).toBeVisible();

  await context.clock.fastForward(5000);
  await expect.poll(both).toMatchObject([{ closed: true }]);

  // The person looks at the other tab, which shows no alerts itself.
  await setPageFocus(tab, true);
  await sandbox.post({ as: 'bob', text: '@dave seen at once' });
  for (const each of [page, tab]) await expect(told(each, 'seen at once').first()).toBeVisible();
  await setPageFocus(tab, false);
  await sandbox.post({ as: 'bob', text: '@dave and the lid?' });
  await expect.poll(async () => (await both()).length).toBe(2);

  // The last alert is clicked, in the tab that has shown it.
  const hasLast = (await alertsOf(tab)).some(({ body }) => body.includes('and the lid?'));
  const shown = hasLast ? tab : page;
  await clickAlert(shown);
  await expect(shown).toHaveURL(/\/notice\/[^/]+$/);
  await expect(shown).not.toHaveURL(new RegExp(id));
  await expect(shown.getByRole('main').getByText('and the lid?')).toBeVisible();

  // An alert of somebody who asks to follow leads to where they are answered.
  await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
  await expect
    .poll(async () => (await both()).map(({ title }) => title))
    .toContainEqual(expect.stringMatching(/wants to follow you/));
  const asks = (await alertsOf(tab)).some(({ title }) => /wants to follow you/.test(title)) ? tab : page;
  await clickAlert(asks);
  await expect(asks).toHaveURL(/\/friend-requests$/);
  await expect(asks.getByRole('main').getByText('@quill')).toBeVisible();
});
