import type { ControlDoor } from '@linnet/sandbox/control';
import type { Locator, Page } from '../../testing/page/locator';
import { cards, textField } from '../../testing/page/parts';
import { openComposer } from '../../testing/page/writing';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

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

test('it comes into the subject where that was written last, and without spaces for those who want none', async ({
  page,
}) => {
  const { form, field, button } = await writing(page, { padEmoji: false });
  const subjectButton = form.getByRole('button', { name: 'Add content warning' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  const subject = form.getByRole('textbox', { name: 'Content warning (optional)' });
  await subject.fill('bees');
  await button.click();
  await (await find(page, 'honeybee')).click();
  await expect(subject).toHaveValue('bees🐝');
  await expect(subject).toBeFocused();
  await expect(field).toHaveValue('');
});

test('stays open for several when that is wanted, and all are in the draft', async ({ page }) => {
  const { field, button } = await writing(page);
  await button.click();
  await picker(page).getByRole('button', { name: 'Keep open after choosing' }).click();
  await emoji(page, ':loaf:').click();
  await emoji(page, ':linnet:').click();
  await expect(field).toHaveValue(':loaf: :linnet: ');
  await expect(picker(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(textField(await openComposer(page))).toHaveValue(':loaf: :linnet: ');
});

test('nothing is posted while it is open [2.5.007]', async ({ page, sandbox }) => {
  const { form, field, button } = await writing(page);
  await field.fill('Not yet');
  await button.click();
  await expect(search(page)).toBeVisible();
  await search(page).press('Control+Enter');
  await expect(picker(page)).toBeVisible();
  // A click elsewhere closes the picker and does nothing else.
  await form.getByRole('button', { name: 'Post', exact: true }).dispatchEvent('click');
  const sent = async () =>
    (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'POST /api/v1/statuses');
  expect(await sent()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toBeHidden();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('Not yet');
  expect(await sent()).toHaveLength(1);
});

for (const width of [1440, 390]) {
  test(`Escape closes the picker and nothing around it; the keyboard does all: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
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
  });
}

for (const width of [1440, 390]) {
  test(`Escape closes the picker also while nothing in it has the focus: ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'alice');
    const form = await openComposer(page);
    await textField(form).fill('Half a thought');
    const button = form.getByRole('button', { name: 'Insert emoji' });
    await button.click();
    await expect(search(page)).toBeFocused();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('Escape');
    await expect(picker(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Close the form?' })).toBeHidden();
    await expect(textField(form)).toHaveValue('Half a thought');
  });
}

const stickers = (page: Page) => page.getByRole('dialog', { name: 'Add sticker' });
const uploads = async (sandbox: ControlDoor) =>
  (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/media'));

test('a sticker of the server is uploaded as any other file [1.7.013]', async ({ page, sandbox }) => {
  const { form } = await writing(page);
  await form.getByRole('button', { name: 'Add sticker' }).click();
  const packs = stickers(page).getByRole('radiogroup', { name: 'Sticker packs' }).getByRole('radio');
  await expect(packs.first()).toBeChecked();
  const titles = await packs.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b)));
  expect(titles).toContain('Hedge');
  await stickers(page).getByRole('radio', { name: 'Hedge' }).check();
  await stickers(page).getByRole('button', { name: 'linnet' }).click();
  await expect(stickers(page)).toBeHidden();
  await expect.poll(() => uploads(sandbox)).toHaveLength(1);
  expect((await uploads(sandbox))[0]?.status).toBeLessThan(300);
});

test('a sticker that does not come is told, and can be picked again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { form } = await writing(page);
  await form.getByRole('button', { name: 'Add sticker' }).click();
  await stickers(page).getByRole('radio', { name: 'Hedge' }).check();
  await sandbox.fail({ path: 'stickers/hedge/loaf', status: 500, body: '', times: 99 });
  await stickers(page).getByRole('button', { name: 'loaf' }).click();
  await expect(stickers(page).getByRole('alert')).toContainText('Couldn’t load the sticker “loaf”');
  await sandbox.clearErrors();
  await stickers(page).getByRole('button', { name: 'loaf' }).click();
  await expect(stickers(page)).toBeHidden();
  await expect.poll(() => uploads(sandbox)).toHaveLength(1);
});
