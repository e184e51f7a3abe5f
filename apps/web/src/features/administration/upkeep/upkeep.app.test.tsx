import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/app/expect-accessible';
import { fill } from '../../../testing/app/fill';
import { mainPart } from '../../../testing/app/main-part';
import { openApp } from '../../../testing/app/open-app';

/** A part of the administration, as an administrator opens it. */
async function open(part: string) {
  const app = await openApp({ as: 'alice', path: `/administration/${part}` });
  await screen.findByRole('main');
  return app;
}

const question = async () => within(await screen.findByRole('alertdialog'));

test('an application is registered, changed without losing its scopes, and deleted after a question', async () => {
  const { user, sandbox } = await open('applications');
  await user.click(await mainPart().findByRole('button', { name: 'New application' }));
  const form = within(await screen.findByRole('dialog', { name: 'New application' }));
  await user.click(form.getByRole('button', { name: 'Save application' }));
  expect(form.getByText('Enter a name.')).toBeTruthy();
  fill(form.getByLabelText('Name'), 'Reader');
  fill(form.getByLabelText('Redirect addresses'), 'https://reader.example/done');
  await user.click(form.getByRole('checkbox', { name: /Trusted/ }));
  await user.click(form.getByRole('button', { name: 'Save application' }));

  // It is shown where the server lists it: by its name, among the trusted ones.
  await mainPart().findByText('https://reader.example/done');
  expect(mainPart().getByRole<HTMLInputElement>('radio', { name: 'Trusted' }).checked).toBe(true);
  await expectAccessible();

  await user.click(mainPart().getByRole('button', { name: 'Edit Reader' }));
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Reader' }));
  expect(edit.getByLabelText<HTMLInputElement>('Scopes').value).toBe('');
  fill(edit.getByLabelText('Redirect addresses'), 'https://reader.example/back');
  await user.click(edit.getByRole('button', { name: 'Save application' }));
  await mainPart().findByText('https://reader.example/back');
  const sent = (await sandbox.log()).find(
    ({ method, path }) => method === 'PATCH' && path.includes('oauth_app'),
  );
  expect(sent).toBeTruthy();

  await user.click(mainPart().getByRole('button', { name: 'Delete Reader' }));
  const asked = await question();
  expect(asked.getByText(/Everybody who uses Reader is logged out/)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await mainPart().findByText('No applications found');
});

test('media are removed and banned after a question that names them, and let through again', async () => {
  const { user } = await open('media-cache');
  const form = within(await mainPart().findByRole('form', { name: 'Remove media from the cache' }));
  fill(form.getByLabelText('Addresses of media'), 'no address');
  await user.click(form.getByRole('button', { name: 'Remove' }));
  expect(form.getByRole('alert').textContent).toContain('Enter addresses that begin with https://');
  fill(form.getByLabelText('Addresses of media'), 'https://far.example/a+b.png\nhttps://far.example/c.png');
  await user.click(form.getByRole('checkbox', { name: /Ban/ }));
  await user.click(form.getByRole('button', { name: 'Remove and ban' }));
  const asked = await question();
  expect(asked.getByRole('heading', { name: 'Remove and ban 2 addresses?' })).toBeTruthy();
  expect(asked.getByText('https://far.example/a+b.png')).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Remove and ban' }));
  await mainPart().findByText('Removed and banned 2 addresses.');
  const list = within(await mainPart().findByRole('list', { name: 'Banned media' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  await expectAccessible();

  // What is typed is searched for as it stands, although the server takes regular expressions.
  fill(mainPart().getByLabelText('Search banned media'), 'a+b');
  await waitFor(() =>
    expect(
      within(mainPart().getByRole('list', { name: 'Banned media' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['https://far.example/a+b.png']),
  );
  await user.click(mainPart().getByRole('checkbox', { name: 'https://far.example/a+b.png' }));
  await user.click(mainPart().getByRole('button', { name: 'Let through again' }));
  await user.click((await question()).getByRole('button', { name: 'Let through again' }));
  await mainPart().findByText('No banned media found');
});

test('somebody gets a backup after a question with their name; one who is not here is told of', async () => {
  const { user } = await open('backups');
  const form = within(await mainPart().findByRole('form', { name: 'Backup for somebody' }));
  fill(form.getByLabelText('Username'), '@bob@far.example');
  await user.click(form.getByRole('button', { name: 'Make backup' }));
  expect(form.getByRole('alert').textContent).toBe('Enter the name of somebody on this server.');
  fill(form.getByLabelText('Username'), '@nosuch');
  await user.click(form.getByRole('button', { name: 'Make backup' }));
  const failed = await question();
  expect(failed.getByRole('heading', { name: 'Make a backup for nosuch?' })).toBeTruthy();
  await user.click(failed.getByRole('button', { name: 'Make backup' }));
  await failed.findByText(/Couldn’t make a backup for nosuch/);
  await user.click(failed.getByRole('button', { name: 'Cancel' }));
  fill(form.getByLabelText('Username'), 'carol');
  await user.click(form.getByRole('button', { name: 'Make backup' }));
  await user.click((await question()).getByRole('button', { name: 'Make backup' }));
  await mainPart().findByText(/carol has a new backup/);
  expect(mainPart().getByRole('link', { name: 'Open this account' }).getAttribute('href')).toBe(
    '/administration/people/carol',
  );
  await expectAccessible();
});
