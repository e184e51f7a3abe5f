import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { signInByCode } from './harness/code-session';
import { expectAccessible } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { logIn } from './harness/login-form';
import { openActions } from './harness/open-actions';
import { openComposer } from './harness/open-composer';
import { signIn, signInByForm } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

async function asksToLeave(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function begins(page: Page, words: string): Promise<void> {
  const composer = await openComposer(page);
  await textField(composer).fill(words);
  if (isNarrow(page)) await page.getByRole('dialog').getByRole('button', { name: 'Minimise' }).click();
}

/** Everything that this browser stores for the site. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area)))),
  );

test(
  'leaving takes the token back and leaves nothing of the person here but the name they came with [1.2.058, 1.4.006, 2.4.044]',
  bothWidths,
  async ({ page, sandbox }) => {
    await signInByForm(page, 'alice');
    await expect(cards(page).first()).toBeVisible();
    await begins(page, 'Half a thought');
    const session: unknown = JSON.parse(
      (await page.evaluate(() => localStorage.getItem('linnet-session'))) ?? '',
    );
    const token = typeof session === 'object' && session !== null && 'token' in session ? session.token : '';
    await asksToLeave(page);
    await expect(question(page)).toContainText('@alice has drafts that aren’t posted yet.');
    await question(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/main\/public$/);
    await expect(cards(page).first()).toBeVisible();
    await expect
      .poll(async () => (await sandbox.log()).filter(({ path }) => path === '/oauth/revoke').length)
      .toBe(1);
    const answer = await page.request.get('/api/v1/accounts/verify_credentials', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(403);
    const left = await kept(page);
    expect(left).not.toContain('Half a thought');
    expect(left).not.toContain(`${token}`);
    expect(left).toContain('"linnet-last-login":"\\"alice\\""');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'New post' })).toBeHidden();
    await expect(page).not.toHaveURL(/friends/);
  },
);

test('what was written stays on the device where that is wanted [1.4.006]', async ({ page }) => {
  await signInByForm(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await begins(page, 'Half a thought');
  await asksToLeave(page);
  await question(page)
    .getByRole('checkbox', { name: /^Keep everything on this device/ })
    .check();
  await expect(question(page)).not.toContainText('deletes them');
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await signInByForm(page, 'bob');
  await expect(textField(await openComposer(page))).toHaveValue('');
  await asksToLeave(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await signInByForm(page, 'alice');
  await expect(textField(await openComposer(page))).toHaveValue('Half a thought');
});

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

test('who thinks better of it stays; who wants no question gets none [1.2.058, 1.4.006]', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await asksToLeave(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await storeSettings(page, { modalOnLogout: false });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await asksToLeave(page);
  await expect(page).toHaveURL(/\/main\/public$/);
});

test('who comes next in the same page is offered no way back to what the one before them chose', async ({
  page,
}) => {
  const undo = page.getByRole('button', { name: 'Undo: Pause animated pictures' });
  const gifs = page.getByRole('switch', { name: 'Pause animated pictures' });
  async function openGeneral(): Promise<void> {
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    const general = page.getByRole('dialog').getByRole('link', { name: 'General' });
    await general.click();
    await expect(gifs).toBeVisible();
  }
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await openGeneral();
  await gifs.click();
  await expect(undo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await asksToLeave(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await logIn(page.getByRole('main').getByRole('form', { name: 'Log in' }), 'bob');
  await expect(page).toHaveURL(/\/main\/friends/);
  await openGeneral();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(gifs).not.toBeChecked();
});

test('where the server keeps no settings, muted words leave with whoever wrote them, and wait for them if wanted', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  const url = `${baseURL}`;
  const words = page.getByRole('list', { name: 'Muted words' });
  const field = page.getByLabel('Muted words', { exact: true });
  const path = '/settings?tab=filtering';
  async function leaves(keeps: boolean): Promise<void> {
    await page.goto('/main/friends');
    await asksToLeave(page);
    await expect(question(page)).toContainText('only in this browser');
    if (keeps) await question(page).getByRole('checkbox').check();
    await question(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/main\/public$/);
  }
  await signInByCode(page, { url, username: 'alice', path });
  await field.fill('kettle');
  await page.keyboard.press('Enter');
  await expect(words).toContainText('kettle');
  await leaves(true);
  await signInByCode(page, { url, username: 'bob', path });
  await expect(field).toBeVisible();
  await expect(words).toHaveCount(0);
  await signInByCode(page, { url, username: 'alice', path });
  await expect(words).toContainText('kettle');
  await leaves(false);
  await expect.poll(() => kept(page)).not.toContain('kettle');
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
