import type { Locator, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { narrowOnly } from './harness/widths';

async function writing(page: Page) {
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

async function standsInWindow(page: Page): Promise<boolean> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await picker(page).boundingBox();
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  );
}

async function closesByPressBeside(page: Page, button: Locator): Promise<void> {
  await page.mouse.click(5, 5);
  await expect(picker(page)).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

test('an emoji comes where the caret stands, with spaces around it, and writing goes on; a press beside the picker closes it', async ({
  page,
}) => {
  const { form, field, button } = await writing(page);
  await field.fill('beeswax');
  await button.click();
  await expect(picker(page).getByRole('grid')).toBeVisible();
  await expect.poll(() => standsInWindow(page)).toBe(true);
  await closesByPressBeside(page, button);
  await expect(field).toHaveValue('beeswax');
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
});

test(
  'at 320 pixels the picker stands in the window, keeps the rules of accessibility, and closes by a press beside it',
  narrowOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { field, button } = await writing(page);
    await field.fill('Bees');
    await button.click();
    await expect(emoji(page, ':linnet:')).toBeVisible();
    await expect.poll(() => standsInWindow(page)).toBe(true);
    await expectAccessible(page, '[role=dialog]');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectContrast(page, '[role=dialog]');
    await closesByPressBeside(page, button);
    await expect(field).toHaveValue('Bees');
  },
);
