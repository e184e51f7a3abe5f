import { notFound, problem } from '../server/problem';
import type { Params } from '../server/params';
import { findAccountByName, type AccountRow } from '../store/accounts';
import { findStatus, type StatusRow } from '../store/statuses';
import type { Door } from './door';

/** The account with a name, `name` or `name@host`. */
export function accountNamed(door: Door, name: string | undefined): AccountRow {
  const account = findAccountByName(door.here.db, name ?? '', door.here.host());
  if (!account) throw problem(404, `No account "${name ?? ''}"`);
  return account;
}

/** The status with the id in the parameter `status`. */
export function statusGiven(door: Door, params: Params): StatusRow {
  const status = findStatus(door.here.db, params.id('status') ?? '');
  if (!status) throw notFound();
  return status;
}
