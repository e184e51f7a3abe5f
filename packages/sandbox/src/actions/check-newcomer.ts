import type { Here } from '../server/here';
import { RESTRICTED_NAMES } from '../server/restricted-names';
import { findAccountByEmail } from '../store/account-changes';
import { findAccountByName } from '../store/accounts';
import { isLongerThan } from '../text/is-longer-than';

/** The fields of the registration form. */
export interface Newcomer {
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

const NAME = /^[a-zA-Z\d_-]+$/;
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

export function isOldEnough(here: Here, birthday: string): boolean {
  const time = birthdayTime(birthday);
  return time !== null && time <= here.now() - here.settings.birthdayMinAge * DAY_MS;
}

type Rule = (newcomer: Newcomer, here: Here) => string | null;

const RULES: Record<string, Rule> = {
  nickname: ({ username }) => {
    if (username === '') return "can't be blank";
    if (RESTRICTED_NAMES.includes(username)) return 'Invalid nickname';
    return NAME.test(username) ? null : 'has invalid format';
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
  birthday: ({ birthday }, here) => {
    if (birthday === '') return here.settings.birthdayRequired ? "can't be blank" : null;
    if (birthdayTime(birthday) === null) return 'is invalid';
    return here.settings.birthdayRequired && !isOldEnough(here, birthday) ? 'Invalid birthday' : null;
  },
};

/**
 * The field whose value is taken. Checked only when the form is valid; email first. A name may be reported as
 * `ap_id`.
 */
function takenField({ username, email }: Newcomer, here: Here): string | null {
  if (findAccountByEmail(here.db, email)) return 'email';
  const holder = findAccountByName(here.db, username, here.host());
  if (!holder) return null;
  return holder.username === username ? 'ap_id' : 'nickname';
}

/** Errors of a registration; null when there are none. */
export function checkNewcomer(here: Here, newcomer: Newcomer): FieldErrors | null {
  const errors: FieldErrors = {};
  for (const [field, rule] of Object.entries(RULES)) {
    const message = rule(newcomer, here);
    if (message !== null) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) return errors;
  const taken = takenField(newcomer, here);
  return taken === null ? null : { [taken]: ['has already been taken'] };
}
