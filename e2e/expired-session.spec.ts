import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { cardBeingRead } from './harness/card-being-read';
import { waitForScrollEnd } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { topOf } from './harness/top-of';

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
  await expectAccessible(page);
  await signsInAgain(page);
  await expect(dialog(page)).toBeHidden();
  await expect(notices(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(textField(composer)).toHaveValue('Half a thought');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(page, 'Half a thought').first()).toBeVisible();
});

test('the place where somebody reads is the same after logging in again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await sandbox.bulk({ count: 12, kind: 'long', as: 'carol' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await waitForScrollEnd(page, 10);
  const card = await cardBeingRead(page);
  const before = await topOf(card);
  await sandbox.expireTokens('alice');
  await signsInAgain(page);
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(2);
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
