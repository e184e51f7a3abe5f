import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { bothWidths } from './harness/widths';
import { beginPost } from './harness/write-post';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };

test(
  'what was typed is there again after the page was loaded again, subject and scope too',
  bothWidths,
  async ({ page }) => {
    const { form } = await beginPost(page, 'Half a thought about owls');
    const subjectButton = form.getByRole('button', { name: 'Add content warning' });
    if (await subjectButton.isVisible()) await subjectButton.click();
    await form.getByRole('textbox', { name: 'Content warning (optional)' }).fill('owls');
    await form.getByRole('radio', { name: 'Followers only' }).check({ force: true });
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    const again = await openComposer(page);
    await expect(textField(again)).toHaveValue('Half a thought about owls');
    await expect(again.getByRole('textbox', { name: 'Content warning (optional)' })).toHaveValue('owls');
    await expect(again.getByRole('radio', { name: 'Followers only' })).toBeChecked();
  },
);

test('a refusal is told in the words of the server', bothWidths, async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 422/);
  await sandbox.fail({ ...POST, status: 422, body: { error: 'The word "hedge" is not allowed here' } });
  const { form, field, post } = await beginPost(page, 'About the hedge');
  await post.click();
  await expect(form).toContainText('The word "hedge" is not allowed here');
  await expect(field).toHaveValue('About the hedge');
  await expect(field).toBeEditable();
});
