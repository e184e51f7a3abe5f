import type { WireSecurityAnswer } from '@linnet/api/wire';
import { confirmationLink, isEmail } from '../actions/access/register';
import { deleteAccount, disableAccount } from '../actions/people/delete-account';
import { revokeTokensOf } from '../actions/access/tokens';
import { sendMail, setPassword } from '../actions/access/reset-password';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { crash } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { newSecret, verifyPassword } from '../server/secrets';
import { type AccountRow, changeAccount, findAccountByEmail } from '../store/accounts';
import { changeIdentity } from '../store/identities';

/** These routes send errors with status 200. */
const fault = (error: string): Response => answer({ error } satisfies WireSecurityAnswer);
const success = (): Response => answer({ status: 'success' } satisfies WireSecurityAnswer);

const WRONG = 'Invalid password.';

function hasPassword({ params }: Call, account: AccountRow): boolean {
  return verifyPassword(params.text('password') ?? '', account.password_hash ?? '');
}

/** Changes the password and ends every session, also the current one. */
function changePassword(call: Call): Response {
  const { here, params } = call;
  const account = signedIn(call.reader);
  params.required('password', 'new_password', 'new_password_confirmation');
  const password = params.text('new_password') ?? '';
  if (password !== params.text('new_password_confirmation')) {
    return fault('New password does not match confirmation.');
  }
  if (!hasPassword(call, account)) return fault(WRONG);
  if (password === '') return fault("New password can't be blank.");
  setPassword(here, account.id, password);
  revokeTokensOf(here, account.id);
  return success();
}

function emailFault({ here }: Call, account: AccountRow, email: string): string | null {
  if (email === '') return here.settings.activationRequired ? "can't be blank" : null;
  if (!isEmail(email)) return 'has invalid format';
  const holder = findAccountByEmail(here.db, email);
  return holder && holder.id !== account.id ? 'has already been taken' : null;
}

function changeEmail(call: Call): Response {
  const { here, params } = call;
  const account = signedIn(call.reader);
  params.required('password', 'email');
  if (!hasPassword(call, account)) return fault(WRONG);
  const email = params.text('email')?.trim() ?? '';
  const wrong = emailFault(call, account, email);
  if (wrong !== null) return fault(`Email ${wrong}.`);
  changeAccount(here.db, account.id, { email: email || null });
  if (here.settings.activationRequired) {
    const token = newSecret();
    changeIdentity(here.db, account.id, { confirmation_token: token });
    sendMail(here, { to: email, kind: 'email_changed', link: confirmationLink(account.id, token) });
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
    const account = signedIn(call.reader);
    check(call);
    if (!hasPassword(call, account)) return fault(WRONG);
    act(call, account);
    return success();
  };
}

function notificationSettings({ here, params, reader }: Call): Response {
  const flag = (name: string) => (params.has(name) ? { [name]: params.flag(name) ? 1 : 0 } : {});
  changeIdentity(here.db, signedIn(reader).id, {
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
    withPassword(({ here }, account) => deleteAccount(here, account)),
  ),
  post(
    'disable_account',
    withPassword(({ here }, account) => disableAccount(here, account), crashWithoutPassword),
  ),
  {
    method: 'PUT',
    path: '/api/v1/pleroma/notification_settings',
    access: WRITE,
    handle: notificationSettings,
  },
];
