import type { Here } from '../server/here';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';
import { findStatus, findStatusesByObject, type StatusRow } from '../store/statuses';

function read(here: Here, text: string): { host: string | null; path: string } | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return { host: url.origin === here.origin() ? null : url.hostname, path: url.pathname };
}

/** The account with an actor or profile address, if this server knows it. */
export function accountAt(here: Here, text: string): AccountRow | undefined {
  const address = read(here, text);
  const name = /^\/(?:users\/|@)?([^/]+)\/?$/.exec(address?.path ?? '')?.[1];
  if (!address || name === undefined) return undefined;
  return findAccountByName(here.db, address.host === null ? name : `${name}@${address.host}`, here.host());
}

function candidates(here: Here, { host, path }: { host: string | null; path: string }): StatusRow[] {
  const [, kind, name = ''] = /^\/(objects|notice)\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === undefined) return [];
  if (kind === 'notice' && host === null)
    return [findStatus(here.db, name)].filter((row) => row !== undefined);
  return findStatusesByObject(here.db, name).filter(
    (row) => (findAccount(here.db, row.account_id)?.host ?? null) === host,
  );
}

/** The status with an object or page address, if this server knows it; visibility is not checked. */
export function statusAt(here: Here, text: string): StatusRow | undefined {
  const address = read(here, text);
  return address === null ? undefined : candidates(here, address)[0];
}
