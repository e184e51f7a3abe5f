import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, fill, fillAndKeep } from './harness/change-settings';
import { type Effect, seeEffects, style } from './harness/see-effects';
import { drawnPicture } from './harness/picture-with-metadata';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const POST = 'A reed :linnet: in the wind.';
const main = 'main[id=content]';
const post = `${main} article`;

/** The size of the first match, in pixels. */
function size(page: Page, selector: string, side: 'width' | 'height'): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => Math.round(element.getBoundingClientRect()[name]), side);
}

/** Settings that change the look of the page behind the dialog. */
const looks: readonly Effect[] = [
  {
    row: 'Palette',
    change: choose('amber'),
    observe: (page) => style(page, 'html', 'background-color'),
    expected: 'rgb(0, 0, 0)',
  },
  {
    row: 'Roundness of corners',
    change: choose('0'),
    observe: (page) => style(page, 'header [href="/settings"]', 'border-radius'),
    expected: '0px',
  },
  {
    row: 'Interface font',
    change: fill('Linnet Sans'),
    observe: (page) => style(page, 'body', 'font-family'),
    expected: '"Linnet Sans", sans-serif',
  },
  {
    row: 'Input field font',
    change: fill('Linnet Slab'),
    observe: (page) => style(page, 'textarea', 'font-family'),
    expected: '"Linnet Slab", sans-serif',
  },
  {
    row: 'Post font',
    change: fill('Linnet Serif'),
    observe: (page) => style(page, `${post} p`, 'font-family'),
    expected: '"Linnet Serif", sans-serif',
  },
  {
    row: 'Code font',
    change: fill('Linnet Mono'),
    observe: (page) => style(page, `${post} code`, 'font-family'),
    expected: '"Linnet Mono", monospace',
  },
  {
    row: 'Layer behind the columns',
    change: choose('opaque'),
    observe: (page) =>
      page.locator(main).evaluate(
        // A colour that lets the wallpaper through is written with its share after a slash.
        ({ parentElement }) =>
          parentElement && getComputedStyle(parentElement, '::before').backgroundColor.startsWith('rgb('),
      ),
    expected: true,
  },
  {
    row: 'Let headers scroll away',
    change: click,
    observe: (page) => style(page, `${main} header`, 'position'),
    expected: 'static',
  },
  {
    row: 'Show the sidebar on the other side',
    change: click,
    observe: (page) => page.locator('[data-sidebar]').getAttribute('data-sidebar'),
    expected: 'end',
  },
  {
    row: 'Third column',
    change: choose('postform'),
    observe: (page) => page.getByRole('region', { name: 'New post' }).count(),
    expected: 1,
  },
  {
    row: 'Show scroll bars in side columns',
    change: click,
    observe: (page) => style(page, '[data-column=sidebar]', 'scrollbar-width'),
    expected: 'thin',
  },
];

/** Settings of sizes. After the first one 1 rem is 16 pixels. */
const sizes: readonly Effect[] = [
  {
    row: 'Text size',
    change: fillAndKeep('16'),
    observe: (page) => style(page, 'html', 'font-size'),
    expected: '16px',
  },
  {
    row: 'Emoji size in posts',
    change: fill('4'),
    observe: (page) =>
      cardWith(page, 'A reed')
        .locator('[dir=auto] img[alt=":linnet:"], [dir=auto] canvas')
        .first()
        .evaluate((emoji) => emoji.getBoundingClientRect().height),
    expected: 64,
  },
  {
    row: 'Emoji size in reactions',
    change: fill('1'),
    observe: (page) => style(page, '[role=group][aria-label=Reactions]', '--reactionEmoji'),
    expected: 'calc(4rem * 1)',
  },
  {
    row: 'Top bar height',
    change: fillAndKeep('4'),
    observe: (page) => size(page, 'body header', 'height'),
    // Includes the border below.
    expected: 65,
  },
  {
    row: 'Panel header height',
    change: fillAndKeep('4'),
    observe: (page) => size(page, `${main} header`, 'height'),
    expected: 64,
  },
  {
    row: 'Sidebar width',
    change: fillAndKeep('20'),
    observe: (page) => size(page, '[data-column=sidebar]', 'width'),
    expected: 320,
  },
  {
    row: 'Main column width',
    change: fillAndKeep('38'),
    observe: (page) => size(page, main, 'width'),
    expected: 608,
  },
  {
    row: 'Third column width',
    change: fillAndKeep('18'),
    observe: (page) => size(page, '[data-column=third]', 'width'),
    expected: 288,
  },
  {
    row: 'Stretch the top bar over the columns',
    change: click,
    observe: (page) => size(page, 'body header > div > div', 'width'),
    // Includes the gaps between the columns.
    expected: 1248,
  },
];

test('each choice of how the page looks is seen at once, and again after a reload [3.4.029, 3.9.027]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { background: '/images/hills.png' } });
  await sandbox.post({ as: 'bob', text: `${POST} And \`code\`.`, contentType: 'text/markdown' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'A reed')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-wallpaper', '');
  await seeEffects(page, 'Appearance', looks);
});

test('each choice of how large things are is measured at once, and again after a reload', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: POST });
  await sandbox.act({ as: 'carol', action: 'react', status: id, emoji: '🎉' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'A reed').getByRole('group', { name: 'Reactions' })).toBeVisible();
  await seeEffects(page, 'Appearance', sizes);
});

test('the picture of the server behind the page can be hidden; one’s own lies there instead, for good', async ({
  page,
  sandbox,
}) => {
  const wallpaper = page.locator('img[data-loaded=true]');
  await sandbox.settings({ frontendConfiguration: { background: '/images/hills.png' } });
  await signIn(page, 'alice');
  await expect(wallpaper).toHaveAttribute('src', /hills\.png$/);
  await changeSettings(page, 'Appearance', [{ row: 'Hide the server’s wallpaper', change: click }]);
  await expect(wallpaper).toHaveCount(0);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(wallpaper).toHaveCount(0);

  await page.goto('/settings?tab=profile');
  await page
    .locator('input[type="file"][aria-label="Change: Background"]')
    .setInputFiles(await drawnPicture(page, 'reeds.png', { width: 320, height: 180 }));
  const cropper = page.getByRole('dialog', { name: 'Crop background' });
  await cropper.getByRole('button', { name: 'Save this area' }).click();
  await expect(cropper).toBeHidden();
  await expect(wallpaper).toHaveAttribute('src', /^http/);
  await page.goto('/main/friends');
  await expect(wallpaper).toHaveAttribute('src', /^http/);
});

test('on a phone forms stand in the middle for who wants that, at once and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('dialog').filter({ has: page.getByRole('form', { name: 'New post' }) });
  const room = async () => {
    await page.getByRole('button', { name: 'New post' }).click();
    await expect(sheet).toBeVisible();
    await sheet.evaluate((form) => Promise.all(form.getAnimations().map(({ finished }) => finished)));
    const box = await sheet.boundingBox();
    await sheet.getByRole('button', { name: 'Minimise' }).click();
    await expect(sheet).toBeHidden();
    return Math.round(844 - (box?.y ?? 0) - (box?.height ?? 0));
  };
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  expect(await room()).toBe(0);
  await page.goto('/settings?tab=appearance&at=modalMobileCenter');
  const dialog = page.getByRole('dialog', { name: 'Appearance' });
  await dialog.getByRole('switch', { name: 'Expert settings' }).setChecked(true);
  await dialog.getByLabel('Centre dialogs on phones', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await room()).toBeGreaterThan(100);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(await room()).toBeGreaterThan(100);
});
