import { mailPasswordReset, resetPassword } from '../../actions/access/reset-password';
import { noContent } from '../../server/answer';
import type { Here } from '../../server/here';
import { isTree } from '../../server/params';
import { type Call, OPEN, type Route } from '../../server/route';
import { findAccountByEmail, findAccountByName } from '../../store/accounts/accounts';
import { findPasswordReset } from '../../store/accounts/registration';
import { alertLine, hiddenInput, serverPage } from '../server-page';

/** Requests a password reset; the answer is the same for known and unknown accounts. */
function request({ here, params }: Call): Response {
  const account =
    findAccountByEmail(here.db, params.text('email') ?? '') ??
    findAccountByName(here.db, params.text('nickname') ?? '', here.host());
  if (account?.host === null) mailPasswordReset(here, account);
  return noContent();
}

function deadLink(here: Here): Response {
  return serverPage(here, alertLine('Invalid Token'));
}

function form(here: Here, token: string, flash?: string): Response {
  return serverPage(
    here,
    `${alertLine(flash)}<h2>Password reset</h2><form action="/api/v1/pleroma/password_reset" method="post">
<label>New password <input type="password" name="data[password]" autocomplete="new-password" required></label>
<label>Again <input type="password" name="data[password_confirmation]" autocomplete="new-password" required></label>
<label><input type="checkbox" name="data[logout]" value="true" checked> Sign out everywhere else</label>
${hiddenInput('data[token]', token)}<button type="submit">Reset</button></form>`,
  );
}

function showForm({ here, path }: Call): Response {
  const token = path['token'] ?? '';
  return findPasswordReset(here.db, token, here.now()) ? form(here, token) : deadLink(here);
}

function submit({ here, params }: Call): Response {
  const fields = params.tree['data'];
  const field = (name: string) => {
    const value = isTree(fields) ? fields[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const reset = findPasswordReset(here.db, field('token'), here.now());
  if (!reset) return deadLink(here);
  const password = field('password');
  if (password === '' || password !== field('password_confirmation')) {
    return form(here, reset.token, 'The two passwords are not the same.');
  }
  resetPassword(here, reset, { password, signOut: field('logout') === 'true' });
  return serverPage(
    here,
    '<h2>Password changed</h2><p>You can sign in with it now.</p><p><a href="/">Home</a></p>',
  );
}

export const passwordResetRoutes: Route[] = [
  { method: 'POST', path: '/auth/password', access: OPEN, handle: request },
  { method: 'GET', path: '/api/v1/pleroma/password_reset/:token', access: OPEN, handle: showForm },
  { method: 'POST', path: '/api/v1/pleroma/password_reset', access: OPEN, handle: submit },
];
