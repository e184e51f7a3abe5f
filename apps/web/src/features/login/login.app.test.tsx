import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { doorCommand } from '../../testing/app/door-command';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { expectPath } from '../../testing/app/expect-path';
import { fill } from '../../testing/app/fill';
import { logIn, openLogin } from '../../testing/app/login-form';
import { mainPart } from '../../testing/app/main-part';
import { openApp } from '../../testing/app/open-app';

const path = '/about';

type LoginForm = Awaited<ReturnType<typeof openLogin>>;

const passwordIn = (form: LoginForm) => form.getByLabelText<HTMLInputElement>('Password');

const expectTold = (form: LoginForm, words: string) =>
  waitFor(() => expect(form.getByRole('alert').textContent).toBe(words));

/** The password has the focus and is selected, so that the next letter replaces it. */
async function expectReadyToBeReplaced(form: LoginForm, password: string): Promise<void> {
  const field = passwordIn(form);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe(password);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, password.length]);
}

for (const status of [400, 401]) {
  test(`a wrong password that the server answers with ${status} is told, ready to be written anew [1.8.001]`, async () => {
    const { user, sandbox, goto } = await openApp({ path });
    if (status === 401) {
      await sandbox.fail({ path: '^/oauth/token$', status, body: { error: 'Invalid credentials' } });
    }
    const form = await openLogin(goto);
    await logIn(form, 'alice', 'not alice');
    await expectTold(form, 'Wrong username or password');
    await expectReadyToBeReplaced(form, 'not alice');
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    fill(passwordIn(form), 'alice');
    await user.click(form.getByRole('button', { name: 'Log in' }));
    await expectPath('/main/friends');
  });
}

const standings = [
  { flags: { deactivated: true }, words: 'Your account is currently disabled' },
  { flags: { approved: false }, words: 'Your account is awaiting approval.' },
  { flags: { confirmed: false }, words: 'Your login is missing a confirmed e-mail address' },
];

for (const { flags, words } of standings) {
  test(`the server's own words are shown: ${words} [1.5.013, 1.8.002]`, async () => {
    const { user, sandbox, goto } = await openApp({ path });
    await sandbox.settings({ activationRequired: true });
    await doorCommand('account', { account: 'carol', ...flags });
    const form = await openLogin(goto);
    await logIn(form, 'carol');
    await expectTold(form, words);
    await expectReadyToBeReplaced(form, 'carol');
    await user.click(form.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  });
}

test('an error without words is told in ours, and a broken connection as what it is [1.8.002, 1.8.005]', async () => {
  const { user, sandbox, goto } = await openApp({ path });
  await sandbox.fail({ path: '^/oauth/token$', status: 500, body: '' });
  const form = await openLogin(goto);
  await logIn(form, 'alice');
  await expectTold(form, 'Couldn’t log in. Try again.');
  await sandbox.fail({ path: '/oauth/token$', status: 0, times: 99 });
  await user.click(form.getByRole('button', { name: 'Log in' }));
  await expectTold(form, 'Couldn’t reach the server. Check your connection and try again.');
  await sandbox.clearErrors();
  await user.click(form.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location.pathname).toBe('/main/friends'));
});

for (const mailer of [true, false]) {
  test(`a reset that the staff demands leads to its page, on a server ${mailer ? 'with' : 'without'} mail [1.8.004, 1.8.009]`, async () => {
    const { goto } = await openApp({ path, prepare: (door) => door.settings({ mailer }) });
    await doorCommand('account', { account: 'carol', mustReset: true });
    await logIn(await openLogin(goto), 'carol');
    await expectPath('/password-reset?passwordResetRequested=true');
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toContain('You must reset your password to log in'),
    );
    expect(mainPart().queryAllByRole('button', { name: 'Send link' })).toHaveLength(mailer ? 1 : 0);
  });
}

test('there is a way to a new password, and one to join only while that is open [1.2.043]', async () => {
  const { user, sandbox, goto, reload } = await openApp({ path });
  const form = await openLogin(goto);
  await form.findByRole('link', { name: 'Register' });
  await user.click(form.getByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('heading', { name: 'Reset password', level: 1 });
  await sandbox.settings({ registrations: false });
  goto(path);
  await reload();
  await screen.findByRole('heading', { name: 'About this server' });
  const closed = await openLogin(goto);
  await closed.findByRole('link', { name: 'Forgot password?' });
  await waitFor(() => expect(closed.queryByRole('link', { name: 'Register' })).toBeNull());
});
