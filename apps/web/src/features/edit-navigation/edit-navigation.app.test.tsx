import { expectAccessible } from '../../testing/page/accessible';
import type { Locator, Page } from '../../testing/page/locator';
import { cardWith, timelineName } from '../../testing/page/parts';
import { changeSettings, click, storeSettings } from '../../testing/page/settings';
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

test('the arrow of the reset is not mirrored, as it would read as reloading', async ({ page }) => {
  await openEditor(page);
  const reset = page.getByRole('button', { name: 'Reset navigation' });
  await expect(reset.locator('svg')).not.toHaveClass(/mirrored/);
});

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

test('what is pinned and where it stands is chosen on its own screen, and holds at once and after a reload [1.2.034, 1.2.048, 1.2.049]', async ({
  page,
}) => {
  await openEditor(page);
  await expectAccessible(page, 'main');
  await part(page, 'Timelines').getByRole('button', { name: 'Pin Known network' }).click();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', 'Messages', 'Chats', 'Known network']);
  await expect(strip(page).last()).toHaveAccessibleName('Known network');
  await part(page, 'Pinned').getByRole('button', { name: 'Move Known network up' }).click();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', 'Messages', 'Known network', 'Chats']);
  await expect(strip(page)).toHaveCount(4);
  await expect(strip(page).nth(2)).toHaveAccessibleName('Known network');
  await page.reload();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', 'Messages', 'Known network', 'Chats']);
  await part(page, 'Pinned').getByRole('button', { name: 'Pin Home' }).click();
  await expect(strip(page)).toHaveCount(3);
});

test('with six pinned no more can be, and the reason stands there [1.2.049]', async ({ page }) => {
  await storeSettings(page, {
    pinnedNavItems: ['home', 'public', 'twkn', 'dms', 'bookmarks', 'drafts'],
  });
  await signIn(page, 'alice', '/nav-edit');
  await expect(rows(page, 'Pinned')).toHaveCount(6);
  await expect(page.getByRole('main').getByText('6 pages are pinned, and no more fit.')).toBeVisible();
  const about = part(page, 'Pages').getByRole('button', { name: 'Pin About' });
  await expect(about).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(about.one());
  await expect(rows(page, 'Pinned')).toHaveCount(6);
});

test('folders of bookmarks can be pinned, and what did not come is said, with a way to ask again [1.2.034]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/503/);
  await storeSettings(page, { pinnedNavItems: ['home'] });
  await signIn(page, 'alice');
  await page.goto('/api/v1/instance');
  await sandbox.fail({ path: '^/api/v1/lists', status: 503, times: 99 });
  await sandbox.fail({ path: '^/api/v1/pleroma/bookmark_folders', status: 503, times: 99 });
  await page.goto('/nav-edit');
  const saying = (trouble: string) => page.getByRole('main').getByRole('alert').filter({ hasText: trouble });
  const troubles = [
    ['Couldn’t load your lists', 'Lists', 'Birds'],
    ['Couldn’t load your bookmark folders', 'Bookmark folders', 'Walks'],
  ] as const;
  for (const [trouble] of troubles) await expect(saying(trouble)).toBeVisible();
  await sandbox.clearErrors();
  for (const [trouble, name, place] of troubles) {
    const said = saying(trouble);
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page, name).filter({ hasText: place })).toBeVisible();
    await expect(said).toHaveCount(0);
  }
  await part(page, 'Bookmark folders').getByRole('button', { name: 'Pin Walks' }).click();
  await expect(rows(page, 'Pinned')).toHaveText(['Home', /Walks$/]);
  await expect(strip(page).last()).toHaveAccessibleName('Walks');
  await page.reload();
  await expect(strip(page)).toHaveCount(2);
  await strip(page).last().click();
  await expect(timelineName(page)).toHaveText('Walks');
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
