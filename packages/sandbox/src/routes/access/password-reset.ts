import { mailPasswordReset, resetPassword } from '../../actions/access/reset-password';
import { noContent } from '../../server/answer';
import type { Server } from '../../server/server';
import { isTree } from '../../server/params';
import { type Call, OPEN, type Route } from '../../server/route';
import { findAccountByEmail, findAccountByName } from '../../store/accounts/accounts';
import { findPasswordReset } from '../../store/accounts/registration';
import { alertLine, hiddenInput, serverPage } from '../server-page';

/** Requests a password reset; the answer is the same for known and unknown accounts. */
function requestReset({ server, params }: Call): Response {
  const account =
    findAccountByEmail(server.db, params.text('email') ?? '') ??
    findAccountByName(server.db, params.text('nickname') ?? '', server.host());
  if (account?.host === null) mailPasswordReset(server, account);
  return noContent();
}

function invalidLinkPage(server: Server): Response {
  return serverPage(server, alertLine('Invalid Token'));
}

function form(server: Server, token: string, flash?: string): Response {
  return serverPage(
    server,
    `${alertLine(flash)}<h2>Password reset</h2><form action="/api/v1/pleroma/password_reset" method="post">
<label>New password <input type="password" name="data[password]" autocomplete="new-password" required></label>
<label>Again <input type="password" name="data[password_confirmation]" autocomplete="new-password" required></label>
<label><input type="checkbox" name="data[logout]" value="true" checked> Sign out everywhere else</label>
${hiddenInput('data[token]', token)}<button type="submit">Reset</button></form>`,
  );
}

function showForm({ server, path }: Call): Response {
  const token = path['token'] ?? '';
  return findPasswordReset(server.db, token, server.now()) ? form(server, token) : invalidLinkPage(server);
}

function submit({ server, params }: Call): Response {
  const fields = params.tree['data'];
  const field = (name: string) => {
    const value = isTree(fields) ? fields[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const reset = findPasswordReset(server.db, field('token'), server.now());
  if (!reset) return invalidLinkPage(server);
  const password = field('password');
  if (password === '' || password !== field('password_confirmation')) {
    return form(server, reset.token, 'The two passwords are not the same.');
  }
  resetPassword(server, reset, { password, signOut: field('logout') === 'true' });
  return serverPage(
    server,
    '<h2>Password changed</h2><p>You can sign in with it now.</p><p><a href="/">Home</a></p>',
  );
}

export const passwordResetRoutes: Route[] = [
  { method: 'POST', path: '/auth/password', access: OPEN, handle: requestReset },
  { method: 'GET', path: '/api/v1/pleroma/password_reset/:token', access: OPEN, handle: showForm },
  { method: 'POST', path: '/api/v1/pleroma/password_reset', access: OPEN, handle: submit },
];
