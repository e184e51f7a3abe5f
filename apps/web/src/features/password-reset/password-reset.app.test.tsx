import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { expectPath } from '../../testing/app/expect-path';
import { fill } from '../../testing/app/fill';
import { logIn, openLogin } from '../../testing/app/login-form';
import { mainPart } from '../../testing/app/main-part';
import { type OpenApp, openApp } from '../../testing/app/open-app';

const CALL = { method: 'POST', path: '^/auth/password' };
const path = '/password-reset';

async function asks(user: OpenApp['user'], email: string): Promise<void> {
  const form = within(await screen.findByRole('form', { name: 'Reset password' }));
  fill(form.getByLabelText('Email'), email);
  await user.click(form.getByRole('button', { name: 'Send link' }));
}

/** What is told in place of a form. */
async function expectMessage(words: RegExp): Promise<void> {
  await waitFor(() => expect(mainPart().getByRole('status').textContent).toMatch(words));
}

test('who asks too often is told so [1.4.009, 1.8.007]', async () => {
  const { user, sandbox } = await openApp({ path, prepare: (door) => door.settings({ mailer: true }) });
  await sandbox.fail({ ...CALL, status: 429, body: { error: 'Throttled' } });
  await asks(user, 'alice@hedge.example');
  const alert = await mainPart().findByRole('alert');
  expect(alert.textContent).toBe('Too many requests. Try again later.');
  expect(screen.queryByRole('form', { name: 'Reset password' })).toBeNull();
});

test('any other trouble can be dismissed, and the address is still there [1.4.009, 1.8.008]', async () => {
  const { user, sandbox } = await openApp({ path, prepare: (door) => door.settings({ mailer: true }) });
  await sandbox.fail({ ...CALL, status: 500, body: { error: 'Something' } });
  await asks(user, 'not even an address');
  const main = mainPart();
  expect((await main.findByRole('alert')).textContent).toBe('An error occurred');
  await expectAccessible();
  await user.click(main.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(main.queryByRole('alert')).toBeNull());
  expect(main.getByLabelText<HTMLInputElement>('Email').value).toBe('not even an address');
  await user.click(main.getByRole('button', { name: 'Send link' }));
  await expectMessage(/an email/);
});

test('a server that sends no letters says so, in other words where a reset was demanded [1.8.009]', async () => {
  const { user, goto, reload } = await openApp({ path });
  await screen.findByRole('heading', { name: 'Reset password', level: 1 });
  await expectMessage(/^This server can’t send emails/);
  expect(mainPart().queryByRole('textbox')).toBeNull();
  await expectAccessible();
  goto(`${path}?passwordResetRequested=true`);
  await reload();
  await screen.findByRole('heading', { name: 'Reset password', level: 1 });
  await expectMessage(/^You must reset your password to log in, but/);
  await user.click(mainPart().getByRole('link', { name: 'Go to start page' }));
  await expectPath('/main/all');
});

test('members are sent to their start page [1.6.002]', async () => {
  const { goto, reload } = await openApp({
    path: '/about',
    prepare: (door) => door.settings({ mailer: true }),
  });
  await logIn(await openLogin(goto), 'alice');
  await expectPath('/main/friends');
  goto(path);
  await reload();
  await waitFor(() => expect(location.pathname).toBe('/main/friends'));
});
