import { storeDemoSession } from '../tools/browser/demo-session';
import { cardWith } from './harness/cards';
import { makeCodeSession } from './harness/code-session';
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
  await expect(dialog.getByText('Say what it looks for.')).toBeVisible();
  await dialog.getByLabel('Word or phrase').fill('rain');
  await dialog.getByLabel('Public timelines').uncheck();
  await dialog.getByLabel('How long').selectOption({ label: '1 day' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('list', { name: 'Filters of the server' });
  await expect(rows).toContainText('Home and lists, Notifications, Conversations');
  await page.goto('/main/friends');
  await expect(cardWith(page, 'filter “rain”')).toBeVisible();

  await page.goto('/settings?tab=filtering');
  await page.getByRole('button', { name: 'Change the filter rain' }).click();
  const changing = page.getByRole('dialog', { name: 'Change a filter' });
  await expect(changing.getByLabel('How long')).toHaveValue('keep');
  await changing.getByLabel('Word or phrase').fill('snow');
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('snow');
  await expect(rows).toContainText('until');
  await page.getByRole('button', { name: 'Remove the filter snow' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Change the filter snow' })).toHaveCount(0);
});

test('where filters have a title and several words, all of it can be written', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  const session = await makeCodeSession(`${baseURL}`, 'alice');
  await page.goto('/api/v1/instance');
  await storeDemoSession(page, `${baseURL}`, session);
  await page.goto('/settings?tab=filtering');
  await page.getByRole('button', { name: 'New filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New filter' });
  await dialog.getByLabel('Title').fill('Weather');
  await dialog.getByLabel('Word or phrase 1').fill('rain');
  await dialog.getByRole('button', { name: 'Add a word' }).click();
  await dialog.getByLabel('Word or phrase 2').fill('snow');
  await dialog.getByLabel('What it does').selectOption({ label: 'Hide the post altogether' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rows = page.getByRole('list', { name: 'Filters of the server' });
  await expect(rows).toContainText('rain, snow');
  await page.getByRole('button', { name: 'Change the filter Weather' }).click();
  const changing = page.getByRole('dialog', { name: 'Change a filter' });
  await changing.getByRole('button', { name: 'Remove word 1' }).click();
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(changing).toBeHidden();
  await page.reload();
  await expect(rows).toContainText('snow');
  await expect(rows).not.toContainText('rain');
});

test('muted words say what they hide of what is loaded, and all highlighted people stand in one place', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'The kettle is on.' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'The kettle is on.')).toBeVisible();
  await page.goto('/settings?tab=filtering');
  await page.getByLabel('Muted words', { exact: true }).fill('kettle');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('region', { name: 'What the muted words hide now' });
  await expect(preview).toContainText('The kettle is on.');

  await page.getByLabel('Full name of a person').fill('carol');
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  const people = page.getByRole('list', { name: 'Highlighted people' });
  await people.getByLabel('How carol stands out').selectOption({ label: 'Striped' });
  await expectAccessible(page);
  await page.reload();
  await expect(people.getByLabel('How carol stands out')).toHaveValue('striped');
  await page.goto('/users/carol');
  await expect(page.locator('[data-highlight="striped"]').first()).toBeVisible();
});
