import { cards, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { beginPost, openComposer } from '../../testing/page/writing';

test('a reply that was begun stands open under its status after the page was loaded again', async ({
  page,
}) => {
  await signIn(page, 'alice');
  const id = await cards(page).nth(1).getAttribute('data-status');
  const card = page.locator(`[data-status="${id}"]`);
  await card.getByRole('button', { name: /^Reply/ }).click();
  await textField(card).pressSequentially('And another thing');
  await page.reload();
  await expect(textField(card)).toHaveValue(/And another thing$/);
});

test('a reply that is closed and saved keeps its text for the next time [2.4.015]', async ({ page }) => {
  await signIn(page, 'alice');
  const card = cards(page).first();
  const reply = card.getByRole('button', { name: /^Reply/ }).first();
  await reply.click();
  await textField(card).pressSequentially('I will say it later');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Close the form?' })
    .getByRole('button', { name: 'Save draft' })
    .click();
  await expect(textField(card)).toBeHidden();
  await expect(reply).toBeFocused();
  await reply.click();
  await expect(textField(card)).toHaveValue(/I will say it later$/);
});

test('Ctrl+Enter posts', async ({ page }) => {
  const { field } = await beginPost(page, 'Without the mouse');
  await field.press('Control+Enter');
  await expect(cards(page).first()).toContainText('Without the mouse');
});

test('the subject counts, and what is longer than the server takes cannot be sent [2.5.004, 2.5.005]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ textLimit: 20 });
  const { form, field, post } = await beginPost(page, 'twelve chars');
  await expect(form).toContainText('8 characters left');
  const subjectButton = form.getByRole('button', { name: 'Add content warning' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  const subject = form.getByRole('textbox', { name: 'Content warning (optional)' });
  await subject.fill('eight ch');
  await expect(form).toContainText('0 characters left');
  await expect(post).toBeEnabled();
  await subject.fill('nine char');
  await expect(form).toContainText('1 character too many');
  await expect(post).toBeDisabled();
  await field.press('Control+Enter');
  expect(
    (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'POST /api/v1/statuses'),
  ).toEqual([]);
  await subject.fill('');
  await post.click();
  await expect(cards(page).first()).toContainText('twelve chars');
});

test('an empty post is refused with words, not sent [2.5.001]', async ({ page, sandbox }) => {
  const { form, post } = await beginPost(page, '   ');
  await post.click();
  await expect(form).toContainText('Can’t publish an empty post without files');
  expect(
    (await sandbox.log()).filter(({ method }) => method === 'POST').map(({ path }) => path),
  ).not.toContain('/api/v1/statuses');
});

test('what was typed is there again after the page was loaded again, subject and scope too', async ({
  page,
}) => {
  const { form } = await beginPost(page, 'Half a thought about owls');
  const subjectButton = form.getByRole('button', { name: 'Add content warning' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  await form.getByRole('textbox', { name: 'Content warning (optional)' }).fill('owls');
  await form.getByRole('radio', { name: 'Followers only' }).check();
  await page.reload();
  const again = await openComposer(page);
  await expect(textField(again)).toHaveValue('Half a thought about owls');
  await expect(again.getByRole('textbox', { name: 'Content warning (optional)' })).toHaveValue('owls');
  await expect(again.getByRole('radio', { name: 'Followers only' })).toBeChecked();
});
