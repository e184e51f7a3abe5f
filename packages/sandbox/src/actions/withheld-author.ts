import { isOpenTo } from '../render/account';
import type { Here } from '../server/here';
import type { Problem } from '../server/problem';
import { findAccount, type AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';

/** Whether somebody is not told who wrote a status, because the staff shut its author out. */
export function isAuthorWithheld(here: Here, { account_id }: StatusRow, reader: AccountRow | null): boolean {
  const author = findAccount(here.db, account_id);
  return author !== undefined && !isOpenTo(here, author, reader);
}

/** Refuses what cannot be done with a status whose author is withheld. */
export function refuseWithheld(
  here: Here,
  { status, reader, refusal }: { status: StatusRow; reader: AccountRow | null; refusal: () => Problem },
): void {
  if (isAuthorWithheld(here, status, reader)) throw refusal();
}
