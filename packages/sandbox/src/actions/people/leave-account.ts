import { actorUri } from '../../render/account';
import type { Here } from '../../server/here';
import {
  type AccountRow,
  changeAccount,
  findAccount,
  findAccountByName,
} from '../../store/accounts/accounts';
import { changeIdentity, findIdentity } from '../../store/accounts/identities';
import { findFollowers } from '../../store/accounts/relationships';
import { findStatus } from '../../store/statuses/statuses';
import { ORIGIN_MARK, withOrigin } from '../../text/plain-text';
import { revokeTokensOf } from '../access/sign-in';
import { notify, emitNotification } from '../notify';
import { deleteStatus } from '../statuses/edit-status';
import { follow, unfollow } from './follow';

/** Disables an account: nobody can sign in to it any more, its data stays. */
export function disableAccount(here: Here, account: AccountRow): void {
  changeAccount(here.db, account.id, { deactivated: 1 });
  revokeTokensOf(here, account.id);
}

const EMPTIED = {
  note: '',
  note_source: '',
  fields: '[]',
  avatar: null,
  header: null,
  email: null,
  password_hash: null,
  settings_store: '{}',
  locked: 0,
  admin: 0,
  moderator: 0,
  discoverable: 0,
  birthday: null,
} as const;

/** Deletes an account: removes its statuses and profile texts. Its name stays taken forever. */
export function deleteAccount(here: Here, account: AccountRow): void {
  const { db } = here;
  const posts = db.all<{ id: string }>(
    'select id from statuses where account_id = ? order by id',
    account.id,
  );
  db.transaction(() => {
    for (const { id } of posts) {
      const status = findStatus(db, id);
      if (status) deleteStatus(here, status);
    }
    db.run('delete from follows where follower_id = ? or followed_id = ?', account.id, account.id);
    db.run('delete from notifications where account_id = ? or from_account_id = ?', account.id, account.id);
    db.run('delete from identities where account_id = ?', account.id);
    changeAccount(db, account.id, { ...EMPTIED, display_name: account.username });
    disableAccount(here, account);
  });
}

const markOrigin = (here: Here, uri: string) =>
  uri.startsWith(`${here.origin()}/`) ? ORIGIN_MARK + uri.slice(here.origin().length) : uri;

function stored(here: Here, account: AccountRow): string[] {
  return JSON.parse(findIdentity(here.db, account.id).also_known_as) as string[];
}

/** Addresses of the actors that the account lists as its other accounts (`also_known_as`). */
export function aliasesOf(here: Here, account: AccountRow): string[] {
  return stored(here, account).map((uri) => withOrigin(uri, here.origin()));
}

/** `name@host` of an actor's address. */
export function nameAt(here: Here, uri: string): string {
  const { hostname, pathname } = new URL(uri);
  const host = uri.startsWith(`${here.origin()}/`) ? here.host() : hostname;
  return `${pathname.split('/').at(-1) ?? ''}@${host}`;
}

/** Adds another account to the aliases; false when no account has that name. */
export function addAlias(here: Here, account: AccountRow, name: string): boolean {
  const target = findAccountByName(here.db, name, here.host());
  if (!target) return false;
  const uris = new Set([...stored(here, account), markOrigin(here, actorUri(here, target))]);
  changeIdentity(here.db, account.id, { also_known_as: JSON.stringify([...uris]) });
  return true;
}

/** Removes an alias: `missing` when it was not one, `unknown` when no account has that name. */
export function removeAlias(
  here: Here,
  account: AccountRow,
  name: string,
): 'removed' | 'missing' | 'unknown' {
  const target = findAccountByName(here.db, name, here.host());
  if (!target) return 'unknown';
  const uri = markOrigin(here, actorUri(here, target));
  const before = stored(here, account);
  const after = before.filter((other) => other !== uri);
  if (after.length === before.length) return 'missing';
  changeIdentity(here.db, account.id, { also_known_as: JSON.stringify(after) });
  return 'removed';
}

/** Whether the new account lists the old one among its aliases. */
export function acceptsMoveOf(here: Here, target: AccountRow, origin: AccountRow): boolean {
  return aliasesOf(here, target).includes(actorUri(here, origin));
}

/** Notifies the followers on this server and moves them to another account, unless they turned that off. */
export function moveAccount(here: Here, origin: AccountRow, target: AccountRow): void {
  changeAccount(here.db, origin.id, { moved_to_id: target.id });
  for (const id of findFollowers(here.db, origin.id)) {
    const follower = findAccount(here.db, id);
    if (!follower || follower.host !== null) continue;
    emitNotification(here, notify(here, { to: id, from: origin.id, type: 'move', targetId: target.id }));
    if (findIdentity(here.db, id).allow_following_move === 0 || id === target.id) continue;
    follow(here, follower, { target, options: {} });
    unfollow(here, follower, origin);
  }
}
