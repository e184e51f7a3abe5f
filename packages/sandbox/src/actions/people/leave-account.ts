import { actorUri } from '../../render/account';
import type { Server } from '../../server/server';
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
export function disableAccount(server: Server, account: AccountRow): void {
  changeAccount(server.db, account.id, { deactivated: 1 });
  revokeTokensOf(server, account.id);
}

const EMPTY_PROFILE = {
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
export function deleteAccount(server: Server, account: AccountRow): void {
  const { db } = server;
  const posts = db.all<{ id: string }>(
    'select id from statuses where account_id = ? order by id',
    account.id,
  );
  db.transaction(() => {
    for (const { id } of posts) {
      const status = findStatus(db, id);
      if (status) deleteStatus(server, status);
    }
    db.run('delete from follows where follower_id = ? or followed_id = ?', account.id, account.id);
    db.run('delete from notifications where account_id = ? or from_account_id = ?', account.id, account.id);
    db.run('delete from identities where account_id = ?', account.id);
    changeAccount(db, account.id, { ...EMPTY_PROFILE, display_name: account.username });
    disableAccount(server, account);
  });
}

/** Rejects a registration: removes the account, and its name is free again. */
export function rejectRegistration({ db }: Server, { id }: AccountRow): void {
  db.transaction(() => {
    db.run('delete from identities where account_id = ?', id);
    db.run('delete from accounts where id = ?', id);
  });
}

/** The address of an actor as it is stored: this server's own origin is replaced by a mark. */
const storedUri = (server: Server, uri: string) =>
  uri.startsWith(`${server.origin()}/`) ? ORIGIN_MARK + uri.slice(server.origin().length) : uri;

function storedAliases(server: Server, account: AccountRow): string[] {
  return JSON.parse(findIdentity(server.db, account.id).also_known_as) as string[];
}

/** Addresses of the actors that the account lists as its other accounts (`also_known_as`). */
export function aliasesOf(server: Server, account: AccountRow): string[] {
  return storedAliases(server, account).map((uri) => withOrigin(uri, server.origin()));
}

/** `name@host` of an actor's address. */
export function handleOf(server: Server, uri: string): string {
  const { hostname, pathname } = new URL(uri);
  const host = uri.startsWith(`${server.origin()}/`) ? server.host() : hostname;
  return `${pathname.split('/').at(-1) ?? ''}@${host}`;
}

/** Adds another account to the aliases; false when no account has that name. */
export function addAlias(server: Server, account: AccountRow, name: string): boolean {
  const target = findAccountByName(server.db, name, server.host());
  if (!target) return false;
  const uris = new Set([...storedAliases(server, account), storedUri(server, actorUri(server, target))]);
  changeIdentity(server.db, account.id, { also_known_as: JSON.stringify([...uris]) });
  return true;
}

/** Removes an alias: `missing` when it was not one, `unknown` when no account has that name. */
export function removeAlias(
  server: Server,
  account: AccountRow,
  name: string,
): 'removed' | 'missing' | 'unknown' {
  const target = findAccountByName(server.db, name, server.host());
  if (!target) return 'unknown';
  const uri = storedUri(server, actorUri(server, target));
  const before = storedAliases(server, account);
  const after = before.filter((other) => other !== uri);
  if (after.length === before.length) return 'missing';
  changeIdentity(server.db, account.id, { also_known_as: JSON.stringify(after) });
  return 'removed';
}

/** Whether the new account lists the old one among its aliases. */
export function acceptsMoveOf(server: Server, target: AccountRow, origin: AccountRow): boolean {
  return aliasesOf(server, target).includes(actorUri(server, origin));
}

/** Notifies the followers on this server and moves them to another account, unless they turned that off. */
export function moveAccount(server: Server, origin: AccountRow, target: AccountRow): void {
  changeAccount(server.db, origin.id, { moved_to_id: target.id });
  for (const id of findFollowers(server.db, origin.id)) {
    const follower = findAccount(server.db, id);
    if (!follower || follower.host !== null) continue;
    emitNotification(server, notify(server, { to: id, from: origin.id, type: 'move', targetId: target.id }));
    if (findIdentity(server.db, id).allow_following_move === 0 || id === target.id) continue;
    follow(server, follower, { target, options: {} });
    unfollow(server, follower, origin);
  }
}
