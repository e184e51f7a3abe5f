import type { Page } from '../../testing/page/locator';
import { cards, textField } from '../../testing/page/parts';
import { storeSettings } from '../../testing/page/settings';
import { logIn, signIn, signInByCode, signInByForm } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { openComposer } from '../../testing/page/writing';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Log out?' });

async function asksToLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function begins(page: Page, words: string): Promise<void> {
  const composer = await openComposer(page);
  await textField(composer).fill(words);
}

/** Everything that this browser stores for the site. */
const kept = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((area) => Object.fromEntries(Object.entries(area)))),
  );

test('leaving takes the token back and leaves nothing of the person here but the name they came with [1.2.058, 1.4.006, 2.4.044]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signInByForm(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await begins(page, 'Half a thought');
  const token = page.client().session.token() ?? '';
  expect(token).not.toBe('');
  await asksToLeave(page);
  await expect(question(page)).toContainText('@alice has drafts that aren’t posted yet.');
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(cards(page).first()).toBeVisible();
  await expect
    .poll(async () => (await sandbox.log()).filter(({ path }) => path === '/oauth/revoke').length)
    .toBe(1);
  const answer = await fetch(`${baseURL}/api/v1/accounts/verify_credentials`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(403);
  const left = await kept(page);
  expect(left).not.toContain('Half a thought');
  expect(left).not.toContain(token);
  expect(left).toContain('"linnet-last-login":"\\"alice\\""');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'New post' })).toBeHidden();
  await expect(page).not.toHaveURL(/friends/);
});

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

test('signing out leaves nothing on the device that could show who was here or what they wrote', async ({
  page,
}) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const untouched = storedHere();
  await signInByForm(page, 'alice');
  const form = await openComposer(page);
  await textField(form).fill('Soon forgotten.');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('Soon forgotten.');
  const token = page.client().session.token() ?? '';
  expect(token).not.toBe('');
  await asksToLeave(page);
  await question(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(cards(page).first()).toBeVisible();
  const left = storedHere();
  // What stays after signing out: the name for the next sign-in, the registration of the application, of the settings
  // only that this version was used, and the kind of server.
  const ofTheDevice = ['linnet-app', 'linnet-last-login', 'linnet-server', 'linnet-settings'];
  expect(new Set(Object.keys(left))).toEqual(new Set([...Object.keys(untouched), ...ofTheDevice]));
  expect(Object.keys(JSON.parse(left['linnet-settings'] ?? '{}'))).toEqual(['updateCounter']);
  expect(left['linnet-last-login']).toBe('"alice"');
  expect(JSON.stringify(left)).not.toContain(token);
  await page.goto('/main/friends');
  await expect(page).toHaveURL(/\/main\/all$/);
});

const storedHere = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));

test('who signs out in another tab is signed out in this one, and no other change there does that', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('linnet-session');
    dispatchEvent(new StorageEvent('storage', { key: 'linnet-settings' }));
  });
  expect(page.client().session.state.get().state).toBe('signed-in');
  await page.evaluate(() => void dispatchEvent(new StorageEvent('storage', { key: 'linnet-session' })));
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  expect(page.client().session.state.get().state).toBe('visitor');
});
