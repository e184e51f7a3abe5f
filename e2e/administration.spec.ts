import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { callAs } from './harness/call-as';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { narrowOnly } from './harness/widths';
import { showLanguage } from '../tools/browser/show-language';
import { listOf, objectOf, textOf } from '../tools/report/json-value';

const question = (page: Page) => page.getByRole('alertdialog');
const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test('a moderator deals with a report: covers a post, writes a note, resolves it', async ({
  page,
  baseURL,
}) => {
  const [carol, dave] = [await callAs(`${baseURL}`, 'carol'), await callAs(`${baseURL}`, 'dave')];
  const said = objectOf(await carol('/api/v1/statuses', { method: 'POST', body: { status: 'Sharp words' } }));
  await dave('/api/v1/reports', {
    method: 'POST',
    body: {
      account_id: textOf(objectOf(said['account'])['id']),
      status_ids: [textOf(said['id'])],
      comment: 'Rude to hedges',
    },
  });
  await signIn(page, 'bob', '/administration');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Reports/ })
    .first()
    .click();
  const list = page.getByRole('list', { name: 'Reports' });
  await list.getByRole('article').filter({ hasText: 'Rude to hedges' }).getByRole('link').click();
  await expect(section(page, '1 post')).toContainText('Sharp words');
  await section(page, '1 post').getByRole('button', { name: 'Mark as sensitive' }).click();
  await question(page).getByRole('button', { name: 'Mark as sensitive' }).click();
  await expect(section(page, '1 post').getByRole('button', { name: 'Mark as not sensitive' })).toBeVisible();
  await section(page, 'Notes').getByLabel('New note').fill('Told her');
  await section(page, 'Notes').getByRole('button', { name: 'Add note' }).click();
  await expect(section(page, 'Notes').getByRole('listitem')).toContainText('Told her');
  await page.keyboard.press('Escape');
  await section(page, 'Report').getByRole('button', { name: 'Resolve' }).click();
  await question(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(question(page)).toBeHidden();
  await expect(section(page, 'Report')).toContainText('Resolved');
  const alice = await callAs(`${baseURL}`, 'alice');
  const resolved = objectOf(await alice('/api/v1/pleroma/admin/reports?state=resolved'))['reports'];
  expect(listOf(resolved).map((one) => objectOf(one)['content'])).toContain('Rude to hedges');
});

test(
  'on a phone the menu of packs and the button of a search stay in their line; titles and tabs are those of the language',
  narrowOnly,
  async ({ page }) => {
    await signIn(page, 'alice', '/administration/emoji');
    const main = page.getByRole('main');
    const newPack = main.getByRole('button').first();
    const menu = main.locator('button[aria-haspopup="menu"]').first();
    await expect(menu).toBeVisible();
    await showLanguage(page, { code: 'eu' });
    await expect(newPack).toHaveText('Sorta berria');
    await expect.poll(() => isBeside(newPack, menu)).toBe(true);
    await page.goto('/administration/people');
    const field = main.getByRole('searchbox');
    const find = main.getByRole('button', { name: 'Bilatu', exact: true });
    await expect(find).toBeVisible();
    await expect.poll(() => isBeside(field, find)).toBe(true);
    // The date of a person has its title and the colon of the language before it.
    await showLanguage(page, { code: 'fr' });
    const title = main.locator('td[data-title^="Inscription"]').first();
    await expect(title).toBeVisible();
    expect(await title.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
      'Inscription\u00a0:',
    );
    // A tab names several reports, whatever gender and number a single one has.
    await page.goto('/administration/reports');
    await expect(main.getByRole('link', { name: /^Ouverts/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Résolus/ })).toBeVisible();
  },
);

/** Whether two controls stand in one line. */
async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await boxOf(one), await boxOf(other)];
  return first.y < second.y + second.height && second.y < first.y + first.height;
}
