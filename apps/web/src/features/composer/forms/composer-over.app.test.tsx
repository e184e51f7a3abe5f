import type { Locator, Page } from '../../../testing/page/locator';
import { textField } from '../../../testing/page/parts';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';
import { openComposer, saveDraft } from '../../../testing/page/writing';

/** Opens a form with a text in a dialog by continuing a draft. */
async function opensOver(page: Page, words: string): Promise<Locator> {
  await signIn(page, 'alice', '/drafts');
  await saveDraft(await openComposer(page), words);
  await page.getByRole('main').getByRole('button', { name: 'Continue writing' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue(words);
  return dialog;
}

const aside = (page: Page) => page.getByRole('region', { name: 'Minimised post form' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Close the form?' });

test('Back puts the form over the page aside and leads nowhere else', async ({ page }) => {
  const dialog = await opensOver(page, 'Back and forth');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(aside(page)).toContainText('Back and forth');
  await expect(page).toHaveURL(/\/drafts$/);
});

for (const [way, close] of [
  ['Escape', (dialog: Locator) => dialog.page().keyboard.press('Escape')],
  ['the button', (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).click()],
] as const) {
  test(`closing with ${way} asks, and nothing is lost by an answer [2.4.015]`, async ({ page }) => {
    const dialog = await opensOver(page, 'Not yet');
    await expect(textField(dialog)).toBeFocused();
    await textField(dialog).fill('Not yet, but soon');
    await close(dialog);
    await question(page).getByRole('button', { name: 'Continue writing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(textField(dialog)).toHaveValue('Not yet, but soon');
    await close(dialog);
    await question(page).getByRole('button', { name: 'Save draft' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('main')).toContainText('Not yet, but soon');
  });
}

test('the form that was put aside is taken up again, and asks as well before it goes', async ({ page }) => {
  const dialog = await opensOver(page, 'Small matters');
  await dialog.getByRole('button', { name: 'Minimise' }).click();
  await expect(dialog).toBeHidden();
  await aside(page).getByRole('button', { name: 'Small matters' }).click();
  await expect(textField(dialog)).toHaveValue('Small matters');
  await dialog.getByRole('button', { name: 'Minimise' }).click();
  await aside(page).getByRole('button', { name: 'Close' }).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(aside(page)).toBeHidden();
  await expect(page.getByText('No drafts yet')).toBeVisible();
});
