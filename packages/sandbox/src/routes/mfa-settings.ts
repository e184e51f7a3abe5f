import { randomBytes } from 'node:crypto';
import type { WireBackupCodes, WireMfaSettings, WireTotpSetup } from '@linnet/api/wire';
import { disableTotp, enableTotp } from '../actions/access/second-factor';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { crash, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { digest, verifyPassword } from '../server/secrets';
import { isTotpCode, newTotpSecret } from '../server/totp';
import type { AccountRow } from '../store/accounts';
import { changeIdentity, findIdentity } from '../store/identities';

const BASE = '/api/v1/pleroma/accounts/mfa';
const CODES = 5;

function settings({ here, reader }: Call): Response {
  const on = findIdentity(here.db, signedIn(reader).id).totp_confirmed === 1;
  return answer({ settings: { enabled: on, totp: on } } satisfies WireMfaSettings);
}

/** Makes a new secret; it becomes active once a code made with it is confirmed. */
function setUp({ here, path, reader }: Call): Response {
  if (path['method'] !== 'totp') throw problem(400, 'undefined method');
  const account = signedIn(reader);
  const key = newTotpSecret();
  changeIdentity(here.db, account.id, { totp_secret: key, totp_confirmed: 0 });
  const query = new URLSearchParams({ digits: '6', issuer: here.settings.title, period: '30', secret: key });
  const uri = `otpauth://totp/${account.email ?? ''}?${query.toString()}`;
  return answer({ provisioning_uri: uri, key } satisfies WireTotpSetup);
}

function checkPassword({ params }: Call, account: AccountRow): void {
  if (!verifyPassword(params.text('password') ?? '', account.password_hash ?? '')) {
    throw problem(422, 'Invalid password.');
  }
}

function confirm(call: Call): Response {
  const { here, params, path } = call;
  if (path['method'] !== 'totp') throw problem(400, 'undefined mfa method');
  const account = signedIn(call.reader);
  params.required('password', 'code');
  checkPassword(call, account);
  const { totp_secret: secret } = findIdentity(here.db, account.id);
  const code = params.tree['code'];
  if (secret === null || typeof code !== 'string') throw crash();
  if (!isTotpCode(secret, code, here.now())) throw problem(422, 'invalid_token');
  enableTotp(here, account, secret);
  return answer({});
}

/** Makes new recovery codes; the earlier ones no longer work. */
function backupCodes({ here, reader }: Call): Response {
  const codes = Array.from({ length: CODES }, () => randomBytes(8).toString('hex'));
  changeIdentity(here.db, signedIn(reader).id, { backup_codes: JSON.stringify(codes.map(digest)) });
  return answer({ codes } satisfies WireBackupCodes);
}

function disable(call: Call): Response {
  const account = signedIn(call.reader);
  if (call.path['method'] !== 'totp' && call.path['method'] !== 'mfa')
    throw problem(400, 'undefined mfa method');
  checkPassword(call, account);
  disableTotp(call.here, account);
  return answer({});
}

const READ = user('read:security');
const WRITE = user('write:security');

export const mfaSettingsRoutes: Route[] = [
  { method: 'GET', path: BASE, access: READ, handle: settings },
  { method: 'GET', path: `${BASE}/backup_codes`, access: WRITE, handle: backupCodes },
  { method: 'GET', path: `${BASE}/setup/:method`, access: WRITE, handle: setUp },
  { method: 'POST', path: `${BASE}/confirm/:method`, access: WRITE, handle: confirm },
  { method: 'DELETE', path: `${BASE}/:method`, access: WRITE, handle: disable },
];
