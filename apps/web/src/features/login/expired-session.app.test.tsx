import { expectAccessible } from '../../testing/page/accessible';
import type { Page } from '../../testing/page/locator';
import { cardWith, cards, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { openComposer } from '../../testing/page/writing';

const REFUSED = /status of 40[013]/;

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });

async function signsInAgain(page: Page, password = 'alice'): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
}

test('a login that ends while somebody writes is renewed in place: one notice, and the text is still there [1.4.005]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const composer = await openComposer(page);
  await textField(composer).fill('Half a thought');
  await sandbox.expireTokens('alice');
  await expect(dialog(page)).toContainText('The session of @alice has ended.');
  await expect(dialog(page).getByLabel('Username')).toHaveValue('alice');
  await expect(notices(page)).toHaveText(/^Your session has ended\./);
  await expectAccessible(page, 'dialog');
  await signsInAgain(page);
  await expect(dialog(page)).toBeHidden();
  await expect(notices(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(textField(composer)).toHaveValue('Half a thought');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(page, 'Half a thought').first()).toBeVisible();
});

test('a wrong password in the window is told there, and who closes it finds the form on the page', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await sandbox.expireTokens('alice');
  await signsInAgain(page, 'wrong');
  await expect(dialog(page).getByRole('alert')).toHaveText('Wrong username or password');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const onPage = page.getByRole('form', { name: 'Log in' });
  await expect(onPage).toBeVisible();
  await onPage.getByLabel('Password', { exact: true }).fill('alice');
  await onPage.getByRole('button', { name: 'Log in' }).click();
  await expect(onPage).toBeHidden();
  await expect(notices(page)).toHaveCount(0);
});

test('a page that is loaded again still asks, and sends the dead token no more [1.4.005]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await sandbox.expireTokens('alice');
  await expect(dialog(page)).toBeVisible();
  // What the page asked before it went does not count.
  await page.goto('/api/v1/instance');
  const before = (await sandbox.log()).length;
  await page.goto('/main/friends');
  await expect(dialog(page)).toBeVisible();
  const since = (await sandbox.log()).slice(before);
  expect(since.filter(({ path }) => path.includes('verify_credentials'))).toEqual([]);
  await signsInAgain(page);
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('nothing of whose login has ended is left for somebody else who logs in then', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await sandbox.post({ as: 'alice', text: 'Between us two.', visibility: 'private' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'Between us two.')).toBeVisible();
  const composer = await openComposer(page);
  await textField(composer).fill('Half a thought');
  await sandbox.expireTokens('alice');
  await dialog(page).getByLabel('Username').fill('dave');
  await signsInAgain(page, 'dave');
  await expect(dialog(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await expect(cardWith(page, 'Between us two.')).toHaveCount(0);
  await expect(textField(composer)).toHaveValue('');
});
