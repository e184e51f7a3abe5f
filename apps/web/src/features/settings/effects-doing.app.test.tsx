import type { Page } from '../../testing/page/locator';
import { cards, cardWith, openActions } from '../../testing/page/parts';
import { changeSettings, click, storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const reed = (page: Page) => cardWith(page, 'A reed');

test('what is asked before posts are repeated, muted or deleted, and before leaving, is as chosen', async ({
  page,
  sandbox,
}) => {
  for (const text of ['Said once.', 'Said twice.']) await sandbox.post({ as: 'alice', text });
  await sandbox.post({ as: 'bob', text: 'A reed.' });
  await signIn(page, 'alice');
  await expect(reed(page)).toBeVisible();
  await changeSettings(page, 'General', [
    { row: 'Repeating a post', change: click },
    { row: 'Muting a conversation', change: click },
    { row: 'Deleting a post', change: click },
    { row: 'Logging out', change: click },
  ]);
  for (const own of ['Said once.', 'Said twice.']) {
    await reed(page)
      .getByRole('button', { name: /^Repeat/ })
      .click();
    await declines(page);
    await (await openActions(reed(page))).getByRole('menuitem', { name: 'Mute conversation' }).click();
    await declines(page);
    await (await openActions(cardWith(page, own))).getByRole('menuitem', { name: /^Delete post/ }).click();
    await expect(cardWith(page, own)).toHaveCount(0);
    await page.reload();
    await expect(reed(page)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
});

test('what is asked before something is done about a person is as chosen, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'carol' });
  await sandbox.act({ as: 'carol', action: 'follow', target: 'alice' });
  const choosesToDo = async (item: string) => {
    const name = /^Actions for /;
    await page.getByRole('main').getByRole('button', { name }).click();
    const entry = page.getByRole('menu', { name }).getByRole('menuitem', { name: item, exact: true });
    await entry.click();
    await expect(entry).toBeHidden();
  };
  await signIn(page, 'alice', '/users/carol');
  await changeSettings(page, 'General', [
    { row: 'Unfollowing somebody', change: click },
    { row: 'Muting somebody', change: click },
    { row: 'Blocking somebody', change: click },
    { row: 'Blocking a server', change: click },
    { row: 'Removing a follower', change: click },
  ]);
  for (const start of ['once', 'after a reload']) {
    if (start !== 'once') await page.goto('/users/carol');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Following / })
      .click();
    await declines(page);
    await choosesToDo('Mute');
    await declines(page);
    await choosesToDo('Remove from followers');
    await declines(page);
    await page.goto('/users/greta@signalbox.example');
    for (const [what, back] of [
      ['Block', 'Unblock'],
      ['Block signalbox.example', 'Unblock signalbox.example'],
    ] as const) {
      await choosesToDo(what);
      await choosesToDo(back);
    }
  }
});

test('whether follow requests are answered without a question is as chosen, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
  await signIn(page, 'dave', '/friend-requests');
  const quill = page.getByRole('main').getByRole('listitem').filter({ hasText: '@quill' });
  await expect(quill).toBeVisible();
  await changeSettings(page, 'General', [
    { row: 'Approving a follow request', change: click },
    { row: 'Denying a follow request', change: click },
  ]);
  for (const start of ['once', 'after a reload']) {
    if (start !== 'once') await page.reload();
    for (const answer of ['Approve', 'Deny']) {
      await quill.getByRole('button', { name: new RegExp(`^${answer} `) }).click();
      await declines(page);
    }
  }
  await expect(quill).toBeVisible();
});

test('keys rest for who wants none, and no update is told to who wants to hear of none', async ({
  page,
  sandbox,
}) => {
  const notice = page.getByRole('region', { name: 'New in Linnet' });
  await storeSettings(page, { updateCounter: 0, thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await expect(notice).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await changeSettings(page, 'General', [
    { row: 'Keyboard shortcuts', change: click },
    { row: 'Hide update notices', change: click },
  ]);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/friends$/);
  await storeSettings(page, { updateCounter: 0 });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  // What comes after the first posts is there by then.
  await expect.poll(() => sandbox.streams()).toContain('user');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/friends$/);
  await expect(notice).toHaveCount(0);
});

test('expert settings come on demand, and the language is told to the server’s own pages, for good', async ({
  page,
}) => {
  const told = () => /\buserLanguage=([^;]*)/.exec(document.cookie)?.[1];
  await signIn(page, 'alice', '/settings?tab=general');
  const language = page.getByLabel('Language', { exact: true });
  const expert = page.getByRole('switch', { name: 'Expert settings' });
  const rare = page.getByRole('switch', { name: 'Render only posts in view' });
  await expect(language).toBeVisible();
  await expect(rare).toHaveCount(0);
  expect(told()).toBeUndefined();
  await expert.click();
  await language.selectOption({ label: 'English' });
  for (const start of ['once', 'after a reload']) {
    if (start !== 'once') await page.reload();
    await expect(rare).toBeVisible();
    await expect(language).toHaveValue('en');
    await expect.poll(told).toBe('en');
  }
  await language.selectOption({ label: 'From the browser' });
  await expect.poll(told).toBeUndefined();
  await expert.click();
  await expect(rare).toHaveCount(0);
});

/** Expects a question and declines. */
async function declines(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
}
