import type { Here } from '../../server/here';
import { type AccountRow, changeAccount } from '../../store/accounts';
import { findStatus } from '../../store/statuses';
import { revokeTokensOf } from '../access/tokens';
import { deleteStatus } from '../statuses/delete-status';

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
