import { isOpenTo } from '../render/account';
import type { Here } from '../server/here';
import type { Problem } from '../server/problem';
import { findAccount, type AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';

/** Whether the author of a status is hidden from the viewer because the staff has deactivated the author's account. */
export function isAuthorWithheld(here: Here, { account_id }: StatusRow, reader: AccountRow | null): boolean {
  const author = findAccount(here.db, account_id);
  return author !== undefined && !isOpenTo(here, author, reader);
}

/** Throws when an action is not possible because the author of the status is hidden. */
export function refuseWithheld(
  here: Here,
  { status, reader, refusal }: { status: StatusRow; reader: AccountRow | null; refusal: () => Problem },
): void {
  if (isAuthorWithheld(here, status, reader)) throw refusal();
}
