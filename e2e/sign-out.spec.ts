import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openActions } from './harness/open-actions';
import { signIn, signInByForm } from './harness/sign-in';
import { expect, test } from './harness/test';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

async function asksToLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Everything that this browser stores for the site. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area)))),
  );

test('what was begun in forms is said in numbers before leaving, and is gone for whoever comes next', async ({
  page,
  sandbox,
}) => {
  // A walk is as long as several other tests.
  test.slow();
  const bio = page.getByLabel('Bio', { exact: true });
  const title = page.getByLabel('Title', { exact: true });
  const comment = page.getByRole('textbox', { name: /What should the staff know/ });
  await sandbox.post({ as: 'imogen', text: 'Something quite rude.' });
  await signInByForm(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/settings?tab=profile');
  await bio.fill('Likes owls, and says so to nobody');
  await page.goto('/lists/new');
  await title.fill('People to watch');
  await page.goto('/main/public');
  const menu = await openActions(cardWith(page, 'Something quite rude.'));
  await menu.getByRole('menuitem', { name: 'Report…' }).click();
  await comment.fill('This cannot stand.');
  await page
    .getByRole('dialog', { name: /^Report/ })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(comment).toBeHidden();

  await page.goto('/main/friends');
  await asksToLeave(page);
  const said = 'Not finished: 1 profile text, 1 report, and 1 new list.';
  await expect(question(page)).toContainText(said);
  await expectAccessible(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  for (const words of ['Likes owls', 'People to watch', 'This cannot stand'])
    await expect.poll(() => kept(page)).not.toContain(words);

  await signInByForm(page, 'bob');
  await expect(cards(page).first()).toBeVisible();
  await asksToLeave(page);
  await expect(question(page)).toBeVisible();
  await expect(question(page)).not.toContainText('Begun');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/lists/new');
  await expect(title).toHaveValue('');
});

test('leaving in one tab is leaving in the other, where nothing of the person stays to be read', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  // The other tab may be sending a request at that moment.
  allowConsole(/status of 40[13]/);
  await sandbox.post({ as: 'alice', text: 'Between us two.', visibility: 'direct' });
  await signIn(page, 'alice');
  const other = await context.newPage();
  await other.goto('/main/friends');
  await expect(other.getByText('Between us two.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await asksToLeave(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(other).toHaveURL(/\/main\/all$/);
  await expect(other.getByText('Between us two.')).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
});
