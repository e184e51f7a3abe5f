import { callAs } from '../../testing/page/server';
import { cards, cardWith } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn, signInByCode } from '../../testing/page/sign-in';
import { objectOf, textOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';

test('where filters have a title and several words, all of it can be written', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  await signInByCode(page, { url: `${baseURL}`, username: 'alice', path: '/settings?tab=filtering' });
  await page.getByRole('button', { name: 'New filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New filter' });
  await dialog.getByLabel('Title').fill('Weather');
  await dialog.getByLabel('Word or phrase 1').fill('rain');
  await dialog.getByRole('button', { name: 'Add word' }).click();
  await dialog.getByLabel('Word or phrase 2').fill('snow');
  await dialog.getByLabel('Action').selectOption({ label: 'Hide the post completely' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const rows = page.getByRole('list', { name: 'Server filters' });
  await expect(rows).toContainText('rain, snow');
  await page.getByRole('button', { name: 'Edit the filter Weather' }).click();
  const changing = page.getByRole('dialog', { name: 'Edit filter' });
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
  const preview = page.getByRole('region', { name: 'Posts that your muted words hide' });
  await expect(preview).toContainText('The kettle is on.');

  await page.getByLabel('Handle').fill('carol');
  await page.getByRole('button', { name: 'Highlight', exact: true }).click();
  const people = page.getByRole('list', { name: 'Highlighted people' });
  await people.getByLabel('Highlight style of carol').selectOption({ label: 'Striped' });
  await expectAccessible(page);
  await page.reload();
  await expect(people.getByLabel('Highlight style of carol')).toHaveValue('striped');
  await page.goto('/users/carol');
  await expect(page.locator('[data-highlight="striped"]').first()).toBeVisible();
});

test('who removes highlighted people by the keyboard goes on with the next of them', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=filtering');
  for (const name of ['bob', 'carol', 'dave']) {
    await page.getByLabel('Handle').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Highlight style of ${name}`)).toBeVisible();
  }
  const removing = (name: string) => page.getByRole('button', { name: `Stop highlighting ${name}` });
  await removing('bob').press('Enter');
  await expect(removing('bob')).toHaveCount(0);
  await expect(removing('carol')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(removing('dave')).toBeFocused();
});

test('people and servers that are kept away stand in the tab itself, come again from there, and servers are suggested', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  for (const [name, verb] of [
    ['moss', 'mute'],
    ['market', 'block'],
  ] as const) {
    const id = textOf(objectOf(await bob(`/api/v1/accounts/lookup?acct=${name}`))['id']);
    await bob(`/api/v1/accounts/${id}/${verb}`, { method: 'POST' });
  }
  await sandbox.post({ as: 'carol', text: 'A word.' });
  await signIn(page, 'bob', '/main/all');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Mutes and blocks', exact: true }).click();
  const part = page.getByRole('region', { name: 'Muted and blocked' });
  await part.getByRole('button', { name: /^Unmute: / }).click();
  await expect(part.getByRole('button', { name: /^Mute: / })).toBeVisible();
  await expect.poll(() => bob('/api/v1/mutes')).toEqual([]);
  await part.getByRole('radio', { name: 'Blocked' }).check();
  await expect(part.getByRole('list', { name: 'Blocked' })).toContainText('@market');
  await part.getByRole('radio', { name: 'Servers' }).check();
  const known = part.locator('datalist option').first();
  await expect(known).toBeAttached();
  const host = (await known.getAttribute('value')) ?? '';
  await part.getByRole('combobox', { name: 'Block a server' }).fill(host);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('list', { name: 'Servers' })).toContainText(host);
  await expect(part.locator(`datalist option[value="${host}"]`)).toHaveCount(0);
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual([host]);
});

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
