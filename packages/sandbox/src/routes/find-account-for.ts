import { isOpenTo } from '../render/account';
import { notFound, problem } from '../server/problem';
import type { Call } from '../server/route';
import { checkProfileOpen } from '../server/visitors';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';

/** The account of the path, only by id. */
export function targetOf(call: Call): AccountRow {
  const row = findAccount(call.here.db, call.path['id'] ?? '');
  if (!row) throw notFound();
  return row;
}

/** The account of the path, by id or by name (names of other servers only if this one knows the account). */
export function profileOf(call: Call): AccountRow {
  const { here, path, reader } = call;
  const name = path['id'] ?? '';
  const row = findAccount(here.db, name) ?? findAccountByName(here.db, name, here.host());
  if (!row || !isOpenTo(here, row, reader)) throw problem(404, "Can't find user");
  checkProfileOpen(here.settings, reader, row);
  return row;
}
