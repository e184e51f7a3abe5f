import type { Here } from '../server/here';
import { digest } from '../server/secrets';
import { isTotpCode } from '../server/totp';
import type { AccountRow } from '../store/accounts';
import { changeIdentity, findIdentity } from '../store/identities';

/** Whether the account needs a second factor to sign in. */
export function hasSecondFactor(here: Here, account: AccountRow): boolean {
  return findIdentity(here.db, account.id).totp_confirmed === 1;
}

function takeBackupCode(here: Here, account: AccountRow, code: string): boolean {
  const kept = JSON.parse(findIdentity(here.db, account.id).backup_codes) as string[];
  const used = digest(code);
  if (!kept.includes(used)) return false;
  changeIdentity(here.db, account.id, { backup_codes: JSON.stringify(kept.filter((one) => one !== used)) });
  return true;
}

/** Checks a code of the authenticator (`totp`) or a recovery code (`recovery`), which is consumed. */
export function checkSecondFactor(
  here: Here,
  account: AccountRow,
  { kind, code }: { kind: string; code: string },
): boolean {
  if (kind === 'recovery') return takeBackupCode(here, account, code);
  const { totp_secret: secret, totp_confirmed: confirmed } = findIdentity(here.db, account.id);
  return kind === 'totp' && confirmed === 1 && secret !== null && isTotpCode(secret, code, here.now());
}
