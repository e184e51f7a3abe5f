import type { AccountRow } from '../store/accounts';
import { findIdentity } from '../store/identities';
import type { Here } from './here';
import { Problem } from './problem';

/** Whether an account can sign in (`active`), or why not. The reasons are checked in this order. */
export type Standing = 'active' | 'disabled' | 'must_reset' | 'unapproved' | 'unconfirmed';

export function standingOf(here: Here, account: AccountRow): Standing {
  if (account.deactivated === 1) return 'disabled';
  const identity = findIdentity(here.db, account.id);
  if (identity.must_reset === 1) return 'must_reset';
  if (identity.approved === 0) return 'unapproved';
  if (identity.confirmed === 0 && here.settings.activationRequired) return 'unconfirmed';
  return 'active';
}

interface Wording {
  error: string;
  identifier: string;
}

const WORDINGS: Record<Exclude<Standing, 'active'>, Wording> = {
  disabled: { error: 'Your account is currently disabled', identifier: 'account_is_disabled' },
  must_reset: { error: 'Password reset is required', identifier: 'password_reset_required' },
  unapproved: { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' },
  unconfirmed: {
    error: 'Your login is missing a confirmed e-mail address',
    identifier: 'missing_confirmed_email',
  },
};

/** The error for an account that cannot sign in; null when it can. */
export function refusalOf(here: Here, account: AccountRow): Wording | null {
  const standing = standingOf(here, account);
  return standing === 'active' ? null : WORDINGS[standing];
}

/** Throws the token endpoint's error when the account cannot sign in. */
export function checkStanding(here: Here, account: AccountRow): void {
  const refusal = refusalOf(here, account);
  if (refusal) throw new Problem(403, refusal);
}
