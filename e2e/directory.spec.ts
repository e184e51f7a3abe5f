import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { facesLead, personPopover } from './harness/profile-page';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const CALL = '/api/v1/directory';

test(
  'lists who wants to be found, of everywhere or of here, in two orders that the address keeps',
  bothWidths,
  async ({ page }) => {
    await page.goto('/directory');
    await expect(people(page)).toHaveCount(40);
    await expect(people(page).filter({ hasText: '.example' })).not.toHaveCount(0);
    await expectAccessible(page);
    await expect(page).toHaveTitle(/^(\(\d+\) )?Directory · /);
    await page.getByRole('radio', { name: 'This server' }).check();
    await expect(page).toHaveURL('/directory?local=true');
    await expect(people(page).filter({ hasText: '@alice' })).toHaveCount(1);
    await expect(people(page).filter({ hasText: '.example' })).toHaveCount(0);
    const active = await people(page).first().textContent();
    await page.getByRole('radio', { name: 'New here' }).check();
    await expect(page).toHaveURL('/directory?order=new&local=true');
    await expect(people(page).first()).not.toHaveText(active ?? '');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'New here' })).toBeChecked();
    await facesLead(page);
    await people(page).first().getByRole('link').last().click();
    if (!isNarrow(page)) {
      await personPopover(page).getByRole('link', { name: 'Open profile', exact: true }).click();
    }
    await expect(page).toHaveURL(/\/users\//);
  },
);

test('more of them come when they are asked for, and that was all is said', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', '/directory');
  await expect(people(page)).toHaveCount(40);
  await sandbox.fail({ path: `${CALL}.*offset=40`, status: 500 });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Show more people' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('No more people')).toBeVisible();
  expect(await people(page).count()).toBeGreaterThan(40);
  await expect(main.getByRole('button', { name: /^Follow/ }).first()).toBeVisible();
});

test('a directory that does not come says why; a server without one is said to have none', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of (503|404)/);
  await sandbox.fail({ path: CALL, status: 503, body: { error: 'Asleep' } });
  await page.goto('/directory');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Asleep');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(people(page)).toHaveCount(40);
  await sandbox.settings({ featuresOff: ['profile_directory'] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This server has no directory' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
