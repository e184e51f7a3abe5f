import type { Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { isNarrow } from './harness/is-narrow';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';

async function writing(page: Page, settings: Readonly<Record<string, unknown>> = {}) {
  await storeSettings(page, settings);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const button = form.getByRole('button', { name: 'Insert emoji' });
  return { form, field: textField(form), button };
}

const picker = (page: Page) => page.getByRole('dialog', { name: 'Insert emoji' });
const emoji = (page: Page, name: string) =>
  picker(page).getByRole('gridcell').getByRole('button', { name, exact: true });
const search = (page: Page) => picker(page).getByRole('searchbox', { name: 'Search emoji' });

async function find(page: Page, name: string): Promise<Locator> {
  await search(page).fill(name);
  await expect(emoji(page, name)).toBeVisible();
  return emoji(page, name);
}

test(
  'an emoji comes where the caret stands, with spaces around it, and writing goes on',
  bothWidths,
  async ({ page }) => {
    const { form, field, button } = await writing(page);
    await field.fill('beeswax');
    await field.press('Home');
    for (const _letter of 'bee') await field.press('ArrowRight');
    await button.click();
    await (await find(page, 'honeybee')).click();
    await expect(picker(page)).toBeHidden();
    await expect(field).toHaveValue('bee 🐝 swax');
    await expect(field).toBeFocused();
    await page.keyboard.type('and ');
    await expect(field).toHaveValue('bee 🐝 and swax');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue('beeswax');
    await field.fill('');
    await button.click();
    await emoji(page, ':linnet:').click();
    await expect(field).toHaveValue(':linnet: ');
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(cards(page).first().getByRole('img', { name: ':linnet:' })).toBeVisible();
  },
);

test(
  'Escape closes the picker and nothing around it; the keyboard does all',
  bothWidths,
  async ({ page }) => {
    await signIn(page, 'alice');
    const card = cards(page).first();
    await card.getByRole('button', { name: /^Reply/ }).click();
    const button = card.getByRole('button', { name: 'Insert emoji' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(textField(card)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('honeybee');
    await expect(emoji(page, 'honeybee')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(textField(card)).toHaveValue(/🐝 $/);
    await expect(textField(card)).toBeFocused();
  },
);

test('a press beside it closes it', bothWidths, async ({ page }) => {
  const { field, button } = await writing(page);
  await field.fill('Bees');
  await button.click();
  await expect(picker(page).getByRole('grid')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(picker(page)).toBeHidden();
  await expect(field).toHaveValue('Bees');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test(
  'stands in the window at 320 pixels too, and the rules of accessibility are kept',
  bothWidths,
  async ({ page }) => {
    if (isNarrow(page)) await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { button } = await writing(page);
    await button.click();
    await expect(emoji(page, ':linnet:')).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const stands = async () => {
      const box = await picker(page).boundingBox();
      return (
        box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
      );
    };
    await expect.poll(stands).toBe(true);
    await expectAccessible(page, '[role=dialog]');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectContrast(page, '[role=dialog]');
  },
);

const stickers = (page: Page) => page.getByRole('dialog', { name: 'Add sticker' });

test('a sticker of the server is uploaded as any other file [1.7.013]', async ({ page, sandbox }) => {
  const { form } = await writing(page);
  await form.getByRole('button', { name: 'Add sticker' }).click();
  const packs = stickers(page).getByRole('radiogroup', { name: 'Sticker packs' }).getByRole('radio');
  await expect(packs.first()).toBeChecked();
  const titles = await packs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b)));
  expect(titles).toContain('Hedge');
  await stickers(page).getByRole('radio', { name: 'Hedge' }).check({ force: true });
  const sticker = stickers(page).getByRole('button', { name: 'linnet' });
  await expect(sticker.locator('img')).toHaveJSProperty('complete', true);
  await sticker.click();
  await expect(stickers(page)).toBeHidden();
  const uploads = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/media'));
  await expect.poll(async () => (await uploads()).length).toBe(1);
  expect((await uploads())[0]?.status).toBeLessThan(300);
});

test('a sticker that does not come is told, and can be picked again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { form } = await writing(page);
  await form.getByRole('button', { name: 'Add sticker' }).click();
  await stickers(page).getByRole('radio', { name: 'Hedge' }).check({ force: true });
  const sticker = stickers(page).getByRole('button', { name: 'loaf' });
  await expect(sticker.locator('img')).toHaveJSProperty('complete', true);
  await page.route(/stickers\/hedge\/loaf/, (route) => route.fulfill({ status: 500, body: '' }));
  await sticker.click();
  await expect(stickers(page).getByRole('alert')).toContainText('Couldn’t load the sticker “loaf”');
  await page.unroute(/stickers\/hedge\/loaf/);
  await sticker.click();
  await expect(stickers(page)).toBeHidden();
  const uploads = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/media'));
  await expect.poll(async () => (await uploads()).length).toBe(1);
});
