import type { Server } from '../../server/server';
import { RESTRICTED_NAMES } from '../../server/restricted-names';
import { hashPassword, newSecret } from '../../server/secrets';
import {
  type AccountRow,
  findAccount,
  findAccountByEmail,
  findAccountByName,
  findStaff,
  insertAccount,
} from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';
import { composeContent } from '../../text/compose-content';
import { isLongerThan } from '../../text/plain-text';
import { sendMail } from './reset-password';

export function confirmationLink(accountId: string, token: string): string {
  return `/api/account/confirm_email/${accountId}/${token}`;
}

/** Sends the mail that confirms an address; none to an account that is confirmed or has no address. */
export function sendConfirmation(server: Server, accountId: string): void {
  const { confirmed, confirmation_token: token } = findIdentity(server.db, accountId);
  const to = findAccount(server.db, accountId)?.email;
  if (confirmed === 1 || token === null || !to) return;
  sendMail(server, { to, kind: 'confirmation', link: confirmationLink(accountId, token) });
}

/**
 * Sends the next mail of a registration: to confirm the address, then that the staff has to approve it, then the
 * welcome.
 */
function notifyOfRegistration(server: Server, accountId: string): void {
  const { confirmed, approved } = findIdentity(server.db, accountId);
  const to = findAccount(server.db, accountId)?.email;
  if (confirmed === 0) return sendConfirmation(server, accountId);
  if (approved === 0) {
    if (to) sendMail(server, { to, kind: 'approval_pending' });
    for (const { email } of findStaff(server.db)) {
      if (email !== null) sendMail(server, { to: email, kind: 'approval_request' });
    }
    return undefined;
  }
  if (to) sendMail(server, { to, kind: 'successful_registration' });
  return undefined;
}

/** Confirms the address of an account, by the link in the mail or by the staff. */
export function confirmAccount(server: Server, accountId: string): void {
  if (findIdentity(server.db, accountId).confirmed === 1) return;
  changeIdentity(server.db, accountId, { confirmed: 1, confirmation_token: null });
  notifyOfRegistration(server, accountId);
}

/** Approves a registration. */
export function approveAccount(server: Server, accountId: string): void {
  if (findIdentity(server.db, accountId).approved === 1) return;
  changeIdentity(server.db, accountId, { approved: 1 });
  notifyOfRegistration(server, accountId);
}

/** Creates the account of a checked registration form and sends the mails that follow. */
export function registerAccount(server: Server, registration: Registration): AccountRow {
  const id = server.ids.next(server.now());
  const { settings } = server;
  return server.db.transaction(() => {
    insertAccount(server.db, {
      id,
      username: registration.username,
      host: null,
      display_name: registration.fullname,
      note: composeContent(registration.bio, 'text/plain', (name) =>
        findAccountByName(server.db, name, server.host()),
      ).html,
      note_source: registration.bio,
      fields: '[]',
      avatar: null,
      header: null,
      actor_type: 'Person',
      locked: 0,
      admin: 0,
      moderator: 0,
      discoverable: 0,
      created_at: server.now(),
      default_scope: 'public',
      email: registration.email || null,
      password_hash: hashPassword(registration.password, newSecret()),
      settings_store: '{}',
      birthday: registration.birthday || null,
    });
    changeIdentity(server.db, id, {
      confirmed: settings.activationRequired ? 0 : 1,
      approved: settings.approvalRequired ? 0 : 1,
      registration_reason: registration.reason || null,
      language: registration.language,
      confirmation_token: settings.activationRequired ? newSecret() : null,
    });
    notifyOfRegistration(server, id);
    const account = findAccount(server.db, id);
    if (!account) throw new Error(`The new account ${id} is not there`);
    return account;
  });
}

/** The fields of the registration form. */
export interface Registration {
  username: string;
  password: string;
  email: string;
  fullname: string;
  bio: string;
  reason: string;
  /** `YYYY-MM-DD`, or empty. */
  birthday: string;
  language: string | null;
}

/** Messages by field, as the server's model validation words them. */
export type FieldErrors = Record<string, string[]>;

const USERNAME = /^[a-zA-Z\d_-]+$/;
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9-]+)+$/;
/** The real server sends the placeholder unfilled. */
const TOO_LONG = 'should be at most %{count} character(s)';
const DAY_MS = 24 * 60 * 60 * 1000;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** The time of a day (`YYYY-MM-DD`) in milliseconds; null when the calendar has no such day. */
export function birthdayTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : time;
}

export function isOldEnough(server: Server, birthday: string): boolean {
  const time = birthdayTime(birthday);
  return time !== null && time <= server.now() - server.settings.birthdayMinAge * DAY_MS;
}

type Rule = (registration: Registration, server: Server) => string | null;

const RULES: Record<string, Rule> = {
  nickname: ({ username }) => {
    if (username === '') return "can't be blank";
    if (RESTRICTED_NAMES.includes(username)) return 'Invalid nickname';
    return USERNAME.test(username) ? null : 'has invalid format';
  },
  name: ({ fullname }, { settings }) => {
    if (fullname === '') return "can't be blank";
    return isLongerThan([fullname], settings.nameLimit) ? TOO_LONG : null;
  },
  email: ({ email }, { settings }) => {
    if (email === '') return settings.activationRequired ? "can't be blank" : null;
    return isEmail(email) ? null : 'has invalid format';
  },
  password: ({ password }) => (password === '' ? "can't be blank" : null),
  bio: ({ bio }, { settings }) => (isLongerThan([bio], settings.noteLimit) ? TOO_LONG : null),
  registration_reason: ({ reason }, { settings }) =>
    isLongerThan([reason], settings.reasonLimit) ? TOO_LONG : null,
  birthday: ({ birthday }, server) => {
    if (birthday === '') return server.settings.birthdayRequired ? "can't be blank" : null;
    if (birthdayTime(birthday) === null) return 'is invalid';
    return server.settings.birthdayRequired && !isOldEnough(server, birthday) ? 'Invalid birthday' : null;
  },
};

/**
 * The field whose value is taken. Checked only when the form is valid; email first. A name may be reported as
 * `ap_id`.
 */
function takenField({ username, email }: Registration, server: Server): string | null {
  if (findAccountByEmail(server.db, email)) return 'email';
  const holder = findAccountByName(server.db, username, server.host());
  if (!holder) return null;
  return holder.username === username ? 'ap_id' : 'nickname';
}

/** Errors of a registration; null when there are none. */
export function checkRegistration(server: Server, registration: Registration): FieldErrors | null {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(RULES)) {
    const message = rule(registration, server);
    if (message !== null) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) return errors;
  const taken = takenField(registration, server);
  return taken === null ? null : { [taken]: ['has already been taken'] };
}
