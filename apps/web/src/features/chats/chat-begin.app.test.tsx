import type { Locator, Page } from '../../testing/page/locator';
import { cardWith, personPopover, waitForPersonPopovers } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const main = (page: Page): Locator => page.getByRole('main');
const menuItem = (page: Page): Locator => page.getByRole('menu').getByRole('menuitem', { name: /^Chat$/ });
const chatWindow = (page: Page, name: string): Locator =>
  page.getByRole('region', { name }).getByRole('textbox', { name: 'Write a message' });

test('a chat is begun from the list, which a key opens, by searching for somebody', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(page.getByRole('link', { name: /Chats/ }).first()).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'New chat' }).click();
  await page.getByRole('searchbox', { name: 'Search for somebody to write to' }).fill('quill');
  await page.getByRole('link', { name: /Write to @quill/ }).click();
  await expect(main(page).getByText('No messages yet')).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: 'Write a message' })).toHaveCount(1);
});

test('a chat is begun from a profile, and from the card of who wrote a post', async ({ page, sandbox }) => {
  await sandbox.act({ as: 'alice', action: 'follow', target: 'dave' });
  await sandbox.post({ as: 'carol', text: '@alice who wants apples?' });
  await signIn(page, 'alice', '/users/bob');
  await main(page)
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await menuItem(page).click();
  await expect(chatWindow(page, 'Bob')).toBeFocused();

  await page.goto('/main/public');
  await waitForPersonPopovers(page);
  const card = cardWith(page, 'who wants apples?');
  await card
    .getByRole('link', { name: /@carol/ })
    .first()
    .click();
  await personPopover(page)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await menuItem(page).click();
  await expect(chatWindow(page, 'Carol')).toHaveCount(1);
});

for (const character of ['akkoma', 'mastodon'] as const) {
  test(`at ${character}, which has no chats, no trace of them is shown`, async ({ page, sandbox }) => {
    await sandbox.character(character);
    await signIn(page, 'alice', '/users/bob');
    await main(page)
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await expect(page.getByRole('menu').getByRole('menuitem', { name: 'Mention' })).toBeVisible();
    await expect(menuItem(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /^Messages/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Chat/ })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Chats and shoutbox' })).toHaveCount(0);
    await page.goto('/users/alice/messages');
    await main(page).getByRole('button', { name: 'New message' }).click();
    await page.getByRole('searchbox', { name: 'Search for somebody to write to' }).fill('quill');
    await page.getByRole('link', { name: /Write to @quill/ }).click();
    await expect(main(page).getByRole('form', { name: /^Write to/ })).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Chat message' })).toHaveCount(0);
    const asked = (await sandbox.log()).filter(({ path }) => path.includes('/pleroma/chats'));
    expect(asked).toEqual([]);
  });
}
