import { cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('a filter is made, met at once, changed and removed; its server keeps one phrase', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'It will rain all day.' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'It will rain')).toBeVisible();
  await page.goto('/settings?tab=filtering');
  await page.getByRole('button', { name: 'New filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New filter' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a word or phrase.')).toBeVisible();
  await dialog.getByLabel('Word or phrase').fill('rain');
  // Closed by accident, the form still has the text when it is opened again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'New filter' }).click();
  await expect(dialog.getByLabel('Word or phrase')).toHaveValue('rain');
  await dialog.getByLabel('Public timelines').uncheck();
  await dialog.getByLabel('Duration').selectOption({ label: '1 day' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('list', { name: 'Server filters' });
  await expect(rows).toContainText('Home and lists, Notifications, Conversations');
  await page.goto('/main/friends');
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();

  await page.goto('/settings?tab=filtering');
  await page.getByRole('button', { name: 'Edit the filter rain' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit filter' });
  await expect(changing.getByLabel('Duration')).toHaveValue('keep');
  await changing.getByLabel('Word or phrase').fill('snow');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('snow');
  await expect(rows).toContainText('until');
  await page.getByRole('button', { name: 'Delete the filter snow' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Edit the filter snow' })).toHaveCount(0);
});
