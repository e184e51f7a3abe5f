import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { changeIdentity } from '../store/identities';

/** Turns the second factor on with a secret (base 32) that an authenticator already has. */
export function enableTotp(here: Here, account: AccountRow, secret: string): void {
  changeIdentity(here.db, account.id, { totp_secret: secret, totp_confirmed: 1 });
}

/** Turns the second factor off and deletes the recovery codes. */
export function disableTotp(here: Here, account: AccountRow): void {
  changeIdentity(here.db, account.id, { totp_secret: null, totp_confirmed: 0, backup_codes: '[]' });
}
