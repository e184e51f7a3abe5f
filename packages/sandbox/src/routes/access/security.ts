import type { WireBackupCodes, WireMfaSettings, WireSecurityAnswer, WireTotpSetup } from '@linnet/api/wire';
import { randomBytes } from 'node:crypto';
import { confirmationLink, isEmail } from '../../actions/access/register';
import { sendMail, setPassword } from '../../actions/access/reset-password';
import { disableTotp, enableTotp, hasSecondFactor, revokeTokensOf } from '../../actions/access/sign-in';
import { deleteAccount, disableAccount } from '../../actions/people/leave-account';
import { signedIn } from '../../server/access';
import { answer } from '../../server/answer';
import { crash, problem } from '../../server/problem';
import { type Call, type Route, user } from '../../server/route';
import { digest, isTotpCode, newSecret, newTotpSecret, verifyPassword } from '../../server/secrets';
import { type AccountRow, changeAccount, findAccountByEmail } from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';

/** The routes of passwords, e-mail addresses and deletion send errors with status 200. */
const errorAnswer = (error: string): Response => answer({ error } satisfies WireSecurityAnswer);
const success = (): Response => answer({ status: 'success' } satisfies WireSecurityAnswer);

const WRONG_PASSWORD = 'Invalid password.';

function hasPassword({ params }: Call, account: AccountRow): boolean {
  return verifyPassword(params.text('password') ?? '', account.password_hash ?? '');
}

/** Changes the password and ends every session, also the current one. */
function changePassword(call: Call): Response {
  const { server, params } = call;
  const account = signedIn(call.viewer);
  params.required('password', 'new_password', 'new_password_confirmation');
  const password = params.text('new_password') ?? '';
  if (password !== params.text('new_password_confirmation')) {
    return errorAnswer('New password does not match confirmation.');
  }
  if (!hasPassword(call, account)) return errorAnswer(WRONG_PASSWORD);
  if (password === '') return errorAnswer("New password can't be blank.");
  setPassword(server, account.id, password);
  revokeTokensOf(server, account.id);
  return success();
}

function emailError({ server }: Call, account: AccountRow, email: string): string | null {
  if (email === '') return server.settings.activationRequired ? "can't be blank" : null;
  if (!isEmail(email)) return 'has invalid format';
  const holder = findAccountByEmail(server.db, email);
  return holder && holder.id !== account.id ? 'has already been taken' : null;
}

function changeEmail(call: Call): Response {
  const { server, params } = call;
  const account = signedIn(call.viewer);
  params.required('password', 'email');
  if (!hasPassword(call, account)) return errorAnswer(WRONG_PASSWORD);
  const email = params.text('email')?.trim() ?? '';
  const error = emailError(call, account, email);
  if (error !== null) return errorAnswer(`Email ${error}.`);
  changeAccount(server.db, account.id, { email: email || null });
  if (server.settings.activationRequired) {
    const token = newSecret();
    changeIdentity(server.db, account.id, { confirmation_token: token });
    sendMail(server, { to: email, kind: 'email_changed', link: confirmationLink(account.id, token) });
  }
  return success();
}

/** Crashes without a password, which this route, unlike the others, reads only from the query. */
function crashWithoutPassword({ params }: Call): void {
  if (!params.has('password')) throw crash();
}

function withPassword(
  act: (call: Call, account: AccountRow) => void,
  check: (call: Call) => void = () => undefined,
): Route['handle'] {
  return (call) => {
    const account = signedIn(call.viewer);
    check(call);
    if (!hasPassword(call, account)) return errorAnswer(WRONG_PASSWORD);
    act(call, account);
    return success();
  };
}

function notificationSettings({ server, params, viewer }: Call): Response {
  const flag = (name: string) => (params.has(name) ? { [name]: params.flag(name) ? 1 : 0 } : {});
  changeIdentity(server.db, signedIn(viewer).id, {
    ...flag('block_from_strangers'),
    ...flag('hide_notification_contents'),
  });
  return success();
}

const WRITE = user('write:accounts');
const post = (name: string, handle: Route['handle']): Route => ({
  method: 'POST',
  path: `/api/v1/pleroma/${name}`,
  access: WRITE,
  handle,
});

export const accountSecurityRoutes: Route[] = [
  post('change_password', changePassword),
  post('change_email', changeEmail),
  post(
    'delete_account',
    withPassword(({ server }, account) => deleteAccount(server, account)),
  ),
  post(
    'disable_account',
    withPassword(({ server }, account) => disableAccount(server, account), crashWithoutPassword),
  ),
  {
    method: 'PUT',
    path: '/api/v1/pleroma/notification_settings',
    access: WRITE,
    handle: notificationSettings,
  },
];

const MFA = '/api/v1/pleroma/accounts/mfa';
const BACKUP_CODE_COUNT = 5;

function mfaSettings({ server, viewer }: Call): Response {
  const { totp_confirmed: state } = findIdentity(server.db, signedIn(viewer).id);
  return answer({ settings: { enabled: state !== 0, totp: state === 1 } } satisfies WireMfaSettings);
}

/**
 * Makes a new secret; it becomes active once a code made with it is confirmed. While the second factor is on, the old
 * secret is lost at once: signing in still needs a second factor, and only recovery codes are accepted.
 */
function setUp({ server, path, viewer }: Call): Response {
  if (path['method'] !== 'totp') throw problem(400, 'undefined method');
  const account = signedIn(viewer);
  const key = newTotpSecret();
  const isOn = hasSecondFactor(server, account);
  changeIdentity(server.db, account.id, { totp_secret: key, totp_confirmed: isOn ? 2 : 0 });
  const query = new URLSearchParams({
    digits: '6',
    issuer: server.settings.title,
    period: '30',
    secret: key,
  });
  const uri = `otpauth://totp/${account.email ?? ''}?${query.toString()}`;
  return answer({ provisioning_uri: uri, key } satisfies WireTotpSetup);
}

function checkPassword({ params }: Call, account: AccountRow): void {
  if (!verifyPassword(params.text('password') ?? '', account.password_hash ?? '')) {
    throw problem(422, 'Invalid password.');
  }
}

function confirm(call: Call): Response {
  const { server, params, path } = call;
  if (path['method'] !== 'totp') throw problem(400, 'undefined mfa method');
  const account = signedIn(call.viewer);
  params.required('password', 'code');
  checkPassword(call, account);
  const { totp_secret: secret } = findIdentity(server.db, account.id);
  const code = params.tree['code'];
  if (secret === null || typeof code !== 'string') throw crash();
  if (!isTotpCode(secret, code, server.now())) throw problem(422, 'invalid_token');
  enableTotp(server, account, secret);
  return answer({});
}

/** Makes new recovery codes; the earlier ones no longer work. */
function backupCodes({ server, viewer }: Call): Response {
  const codes = Array.from({ length: BACKUP_CODE_COUNT }, () => randomBytes(8).toString('hex'));
  changeIdentity(server.db, signedIn(viewer).id, { backup_codes: JSON.stringify(codes.map(digest)) });
  return answer({ codes } satisfies WireBackupCodes);
}

function disable(call: Call): Response {
  const account = signedIn(call.viewer);
  if (call.path['method'] !== 'totp' && call.path['method'] !== 'mfa')
    throw problem(400, 'undefined mfa method');
  checkPassword(call, account);
  disableTotp(call.server, account);
  return answer({});
}

const READ_SECURITY = user('read:security');
const WRITE_SECURITY = user('write:security');

export const mfaSettingsRoutes: Route[] = [
  { method: 'GET', path: MFA, access: READ_SECURITY, handle: mfaSettings },
  { method: 'GET', path: `${MFA}/backup_codes`, access: WRITE_SECURITY, handle: backupCodes },
  { method: 'GET', path: `${MFA}/setup/:method`, access: WRITE_SECURITY, handle: setUp },
  { method: 'POST', path: `${MFA}/confirm/:method`, access: WRITE_SECURITY, handle: confirm },
  { method: 'DELETE', path: `${MFA}/:method`, access: WRITE_SECURITY, handle: disable },
];
