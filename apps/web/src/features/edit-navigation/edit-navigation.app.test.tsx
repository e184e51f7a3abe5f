import type { Locator, Page } from '../../testing/page/locator';
import { cardWith } from '../../testing/page/parts';
import { changeSettings, click } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const part = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('list', { name, exact: true });
const rows = (page: Page, name: string) => part(page, name).getByRole('listitem');
const strip = (page: Page) => page.getByRole('navigation', { name: 'Pinned' }).getByRole('link');
const handle = (page: Page, list: string, name: string) =>
  part(page, list).getByRole('button', { name: `Move ${name}`, exact: true });

async function openEditor(page: Page): Promise<void> {
  await signIn(page, 'alice', '/nav-edit');
  await expect(page.getByRole('heading', { name: 'Edit navigation', level: 1 })).toBeVisible();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', 'Messages', 'Chats']);
}

test('a row is moved by keys, keeps the focus, and says where it is [1.2.034]', async ({ page }) => {
  await openEditor(page);
  const status = page.getByRole('main').getByRole('status');
  const home = handle(page, 'Timelines', 'Home');
  await home.focus();
  await home.press('ArrowDown');
  await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Home', 'Known network']);
  await expect(home).toBeFocused();
  await expect(status).toHaveText('Home: position 2 of 3');
  await home.press('End');
  await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Known network', 'Home']);
  await expect(home).toBeFocused();
  await home.press('Home');
  await expect(rows(page, 'Timelines')).toHaveText(['Home', 'Local', 'Known network']);
  // Below the line the entry belongs to “More”.
  const drafts = handle(page, 'Pages', 'Drafts');
  await drafts.press('ArrowDown');
  await expect(status).toContainText('under “More”');
});

test('visitors are sent away: they have nothing to choose [1.2.034]', async ({ page }) => {
  await page.goto('/nav-edit');
  await expect(page).toHaveURL(/\/main\/all$/);
});

test('the navigation is folded to what is pinned by its setting, at once and after a reload', async ({
  page,
}) => {
  await signIn(page, 'alice', '/drafts');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  await changeSettings(page, 'Navigation', [{ row: 'Show only pinned pages', change: click }]);
  await expect(navigation).toBeHidden();
  await expect(strip(page).first()).toBeVisible();
  await page.reload();
  await expect(strip(page).first()).toBeVisible();
  await expect(navigation).toBeHidden();
});

test('which buttons stand under posts is found by a search, chosen, seen at once and after a reload, and counted as a change', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Which buttons?' });
  await signIn(page, 'alice', '/main/public');
  const first = cardWith(page, 'Which buttons?');
  await expect(first.getByRole('button', { name: /^Repeat/ })).toBeVisible();
  await page.goto('/settings?query=buttons%20under');
  const boxes = page.getByRole('dialog').getByRole('group', { name: 'Buttons under posts' });
  await boxes.getByLabel('Bookmark', { exact: true }).check();
  await boxes.getByLabel('Repeat', { exact: true }).uncheck();
  await page.goto('/settings?tab=changed');
  await expect(boxes.getByLabel('Bookmark', { exact: true })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await sandbox.post({ as: 'bob', text: 'And here?' });
  await page.goto('/main/public');
  for (const text of ['Which buttons?', 'And here?']) {
    const card = cardWith(page, text);
    await expect(card.getByRole('button', { name: 'Bookmark' })).toBeVisible();
    await expect(card.getByRole('button', { name: /^Repeat/ })).toHaveCount(0);
  }
});
