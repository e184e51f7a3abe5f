import type { Locator } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { expect, test } from './harness/test';
import { beginPost } from './harness/write-post';

const preview = (form: Locator) => form.getByRole('region', { name: 'Preview' });

const openPreview = (form: Locator) => form.getByRole('button', { name: 'Preview', exact: true }).click();

test('a preview with subject, poll and format keeps the rules of accessibility', async ({ page }) => {
  const { form } = await beginPost(page, 'Which **bread** on Saturday?');
  const addSubject = form.getByRole('button', { name: 'Add content warning' });
  if (await addSubject.isVisible()) await addSubject.click();
  await form.getByRole('textbox', { name: 'Content warning (optional)' }).fill('kitchen');
  await form.getByRole('combobox', { name: 'Post format' }).selectOption('text/markdown');
  await form.getByRole('button', { name: 'Poll', exact: true }).click();
  await form.getByRole('textbox', { name: 'Option 1' }).fill('rye');
  await form.getByRole('textbox', { name: 'Option 2' }).fill('oat');
  await openPreview(form);
  await expect(preview(form).getByRole('listitem')).toHaveText(['rye', 'oat']);
  await expect(preview(form)).toContainText('kitchen');
  await expect(preview(form).locator('strong')).toHaveText('bread');
  await expectAccessible(page, 'section[aria-label="Preview"]');
});
