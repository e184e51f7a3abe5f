import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { fill } from './fill';
import { mainPart } from './main-part';
import type { OpenApp } from './open-app';

type LoginForm = ReturnType<typeof mainPart>;

/** Opens the login screen and finds its form for name and password. */
export async function openLogin(goto: OpenApp['goto']): Promise<LoginForm> {
  goto('/login');
  await screen.findByRole('heading', { name: 'Log in', level: 1 });
  return within(await mainPart().findByRole('form', { name: 'Log in' }));
}

/** Fills in and submits the form; the password defaults to the name. */
export async function logIn(form: LoginForm, username: string, password = username): Promise<void> {
  fill(form.getByLabelText('Username'), username);
  fill(form.getByLabelText('Password'), password);
  await userEvent.click(form.getByRole('button', { name: 'Log in' }));
}
