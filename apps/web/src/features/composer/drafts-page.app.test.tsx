import type { Page } from '../../testing/page/locator';
import { expectAccessible } from '../../testing/page/accessible';
import { cards, cardWith, textField } from '../../testing/page/parts';
import { draftRow, openDrafts, saveDraft, openComposer } from '../../testing/page/writing';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

/** Saves drafts one after the other and opens their page. */
async function leavesDrafts(page: Page, texts: readonly string[]): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  for (const text of texts) {
    await saveDraft(form, text);
    await expect(textField(form)).toHaveValue('');
  }
  await openDrafts(page);
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a draft that is deleted can be brought back for a while', async ({ page }) => {
  await leavesDrafts(page, ['Not this one', 'Nor this one']);
  await draftRow(page, 'Not this one').getByRole('button', { name: 'Delete' }).click();
  await expect(draftRow(page, 'Not this one')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(draftRow(page, 'Not this one')).toBeVisible();
  await page.reload();
  await expect(draftRow(page, 'Not this one')).toBeVisible();
});

test('a draft tells in which language it is written', async ({ page }) => {
  await leavesDrafts(page, ['Half a thought']);
  await expect(draftRow(page, 'Half a thought').locator('[lang=en]')).toHaveText('Half a thought');
});

test('all drafts are deleted after a question, and can be brought back', async ({ page }) => {
  await leavesDrafts(page, ['One', 'Two', 'Three']);
  await page.getByRole('button', { name: 'Delete all drafts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete all drafts?' });
  await expect(question).toContainText('3 drafts will be deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete all drafts' }).click();
  await question.getByRole('button', { name: 'Delete all drafts' }).click();
  await expect(page.getByText('No drafts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
});

for (const [wish, left] of [
  ['save', 1],
  ['discard', 0],
] as const) {
  test(`who wants to "${wish}" what is closed is not asked [2.4.015, 3.4.026]`, async ({ page, sandbox }) => {
    await storeSettings(page, { unsavedPostAction: wish });
    await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
    await signIn(page, 'alice');
    const card = cardWith(page, 'Anybody for tea?');
    await card.getByRole('button', { name: /^Reply/ }).click();
    await textField(card).pressSequentially('with milk');
    await page.keyboard.press('Escape');
    await expect(textField(card)).toBeHidden();
    await openDrafts(page);
    await expect(rows(page)).toHaveCount(left);
  });
}

test('who wants to be asked can save, discard or go on [2.4.015, 3.4.026]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Anybody for tea?');
  const reply = card.getByRole('button', { name: /^Reply/ });
  const question = page.getByRole('dialog', { name: 'Close the form?' });
  await reply.click();
  await textField(card).pressSequentially('with milk');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Continue writing' }).click();
  await expect(textField(card)).toHaveValue('@bob with milk');
  await textField(card).press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(textField(card)).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await reply.click();
  await expect(textField(card)).toHaveValue('@bob with milk');
});

test('drafts of every kind are listed, the latest first, and one is taken up again where it was left [2.4.015, 3.4.026]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Anybody for tea?');
  await card.getByRole('button', { name: /^Reply/ }).click();
  await textField(card).pressSequentially('with milk');
  await textField(card).blur();
  await saveDraft(await openComposer(page), 'About hedges');
  await openDrafts(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('About hedges');
  await expect(rows(page).nth(1)).toContainText('Anybody for tea?');
  await expectAccessible(page);
  await rows(page).nth(1).getByRole('button', { name: 'Continue writing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await expect(textField(dialog)).toHaveValue('@bob with milk');
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
});

test('a draft of one post never shows in another', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
  await sandbox.post({ as: 'carol', text: 'Anybody for chess?' });
  await signIn(page, 'alice');
  const [tea, chess] = [cardWith(page, 'Anybody for tea?'), cardWith(page, 'Anybody for chess?')];
  await tea.getByRole('button', { name: /^Reply/ }).click();
  await textField(tea).pressSequentially('with milk');
  await chess.getByRole('button', { name: /^Reply/ }).click();
  await expect(textField(chess)).toHaveValue('@carol ');
  await textField(chess).blur();
  await expect(textField(await openComposer(page))).toHaveValue('');
  await expect(textField(tea)).toHaveValue('@bob with milk');
});
