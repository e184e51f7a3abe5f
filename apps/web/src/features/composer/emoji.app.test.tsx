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
