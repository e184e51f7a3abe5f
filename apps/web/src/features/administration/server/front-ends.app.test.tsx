import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/app/expect-accessible';
import { fill } from '../../../testing/app/fill';
import { mainPart } from '../../../testing/app/main-part';
import { type AppOptions, openApp } from '../../../testing/app/open-app';

/** The application, once its main part is there. */
async function open(options: AppOptions) {
  const app = await openApp(options);
  await screen.findByRole('main');
  return app;
}

const path = '/administration/front-ends';

async function itemOf(name: string) {
  const bold = await mainPart().findByText(name, { selector: 'b' });
  const item = bold.closest('li');
  if (item === null) throw new Error(`${name} is not in a list.`);
  return within(item);
}

const form = () => within(mainPart().getByRole('form', { name: 'Install a front end' }));
const versionsOf = async (name: string) =>
  (await itemOf(name)).queryAllByRole('listitem').map(({ textContent }) => textContent);

test('front ends are listed with their versions; one is installed, and nobody gets it yet [3.7.049, 3.7.053]', async () => {
  const { user } = await open({ as: 'alice', path });
  await expectAccessible();
  expect(await versionsOf('linnet')).toEqual(['stableUse']);
  expect((await itemOf('hedge-fe')).getByText('Not installed')).toBeTruthy();
  await user.click((await itemOf('hedge-fe')).getByRole('button', { name: 'Install hedge-fe' }));
  expect(form().getByLabelText<HTMLInputElement>('Version').value).toBe('develop');
  await user.click(form().getByRole('button', { name: 'Install' }));
  await mainPart().findByText(/Installed hedge-fe develop/);
  expect(await versionsOf('hedge-fe')).toEqual(['developUse']);
  expect(mainPart().getByText('People see the page that comes with the server.')).toBeTruthy();
});

test('a front end that cannot be installed says why [3.8.012]', async () => {
  const { user } = await open({ as: 'alice', path });
  await itemOf('linnet');
  await user.click(form().getByRole('button', { name: 'Install' }));
  expect(form().getByRole('alert').textContent).toBe('Enter a name.');
  fill(form().getByLabelText('Name'), 'own');
  fill(form().getByLabelText('Version'), 'v1');
  expect(form().getByRole('alert').textContent).toContain('Enter the address of a zip file.');
  fill(form().getByLabelText(/Address of the archive/), 'https://files.example/own.tar');
  await user.click(form().getByRole('button', { name: 'Install' }));
  const failed = await mainPart().findByText(/Couldn’t install the front end/);
  expect(failed.textContent).toContain('Could not download or unzip the frontend');
});

test('an installation goes on while another screen is looked at', async () => {
  const { user, sandbox } = await open({ as: 'alice', path });
  await itemOf('linnet');
  await sandbox.hold({ path: '/frontends/install' });
  await user.click((await itemOf('linnet')).getByRole('button', { name: 'Install linnet' }));
  fill(form().getByLabelText('Version'), 'v2');
  await user.click(form().getByRole('button', { name: 'Install' }));
  await mainPart().findByRole('progressbar');
  await user.click(screen.getByRole('link', { name: 'Limits' }));
  await mainPart().findByRole('heading', { name: 'Posts' });
  await user.click(screen.getByRole('link', { name: 'Front ends' }));
  await mainPart().findByRole('progressbar');
  await sandbox.release();
  await mainPart().findByText(/Installed linnet v2/);
  expect(await versionsOf('linnet')).toEqual(['stableUse', 'v2Use']);
});

const backName = 'Switch back to the page that comes with the server';
const backButton = () => mainPart().findByRole('button', { name: backName });

test('everybody gets another front end after a question; the way back is offered until it was taken', async () => {
  const { user, reload } = await open({ as: 'alice', path });
  await user.click(await mainPart().findByRole('button', { name: 'Switch to linnet stable' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Show linnet stable to everybody?' }),
  );
  await user.click(question.getByRole('button', { name: 'Switch' }));
  await mainPart().findByText('People see linnet, version stable.');
  await backButton();
  await reload();
  await screen.findByRole('main');
  await user.click(await backButton());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch' }));
  await mainPart().findByText('People see the page that comes with the server.');
  expect(mainPart().queryByText(/Switch back/)).toBeNull();
});

test('a way back that was dismissed is not offered again', async () => {
  const { user, reload } = await open({ as: 'alice', path });
  await user.click(await mainPart().findByRole('button', { name: 'Switch to linnet stable' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Switch' }));
  await backButton();
  await user.click(mainPart().getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(mainPart().queryByText(/Switch back/)).toBeNull());
  await reload();
  await screen.findByRole('main');
  await mainPart().findByText('People see linnet, version stable.');
  expect(mainPart().queryByText(/Switch back/)).toBeNull();
});
