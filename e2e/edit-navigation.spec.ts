import type { Locator, Page } from '@playwright/test';
import { steadyBoxOf } from './harness/box-of';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';
import { bothWidths } from './harness/widths';

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

/** Drags a row by its handle to the middle of another. */
async function drag(page: Page, { from, to, by }: { from: Locator; to: Locator; by: 'mouse' | 'touch' }) {
  const [start, end] = [await steadyBoxOf(from), await steadyBoxOf(to)];
  const x = start.x + start.width / 2;
  const [top, bottom] = [start.y + start.height / 2, end.y + end.height / 2];
  if (by === 'mouse') {
    await page.mouse.move(x, top);
    await page.mouse.down();
    await page.mouse.move(x, (top + bottom) / 2, { steps: 4 });
    await page.mouse.move(x, bottom, { steps: 4 });
    await page.mouse.up();
    return;
  }
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(top) });
  for (const part of [0.3, 0.6, 0.9, 1]) {
    const touchPoints = at(top + (bottom - top) * part);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'what is pinned and where it stands is chosen on its own screen, and holds at once and after a reload [1.2.034, 1.2.048, 1.2.049]',
  bothWidths,
  async ({ page }) => {
    await openEditor(page);
    await expectAccessible(page);
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
  },
);

for (const [by, widths] of [
  ['mouse', {}],
  ['touch', bothWidths],
] as const) {
  test.describe(`by ${by}`, () => {
    test.use({ hasTouch: by === 'touch' });

    test(
      `a row is dragged to its place by ${by}, and the way back is one step [1.2.034]`,
      widths,
      async ({ page }) => {
        await openEditor(page);
        const from = handle(page, 'Timelines', 'Home');
        await drag(page, { from, to: handle(page, 'Timelines', 'Known network'), by });
        await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Known network', 'Home']);
        const reset = page.getByRole('button', { name: 'Reset navigation' });
        await reset.click();
        await expect(rows(page, 'Timelines')).toHaveText(['Home', 'Local', 'Known network']);
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await expect(rows(page, 'Timelines')).toHaveText(['Local', 'Known network', 'Home']);
      },
    );
  });
}

test('a drag that Escape ends leaves the row where it was', async ({ page }) => {
  await openEditor(page);
  const start = await steadyBoxOf(handle(page, 'Timelines', 'Home'));
  const end = await steadyBoxOf(handle(page, 'Timelines', 'Known network'));
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(end.x + 10, end.y + 10, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(rows(page, 'Timelines')).toHaveText(['Home', 'Local', 'Known network']);
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
  await about.click({ force: true });
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
  // The home timeline would take what is planned for the next screen.
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
