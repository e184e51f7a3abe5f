import type { Database } from './database';

export interface AccountRow {
  id: string;
  username: string;
  /** Null for the accounts of this server. */
  host: string | null;
  display_name: string;
  note: string;
  note_source: string;
  /** JSON: [{ name, value }]. */
  fields: string;
  avatar: string | null;
  header: string | null;
  actor_type: string;
  locked: number;
  admin: number;
  moderator: number;
  discoverable: number;
  created_at: number;
  default_scope: string;
  email: string | null;
  password_hash: string | null;
  /** JSON: app name → free object. */
  settings_store: string;
  followers_count: number;
  following_count: number;
  statuses_count: number;
  last_status_at: number | null;
}

export function findAccount(db: Database, id: string): AccountRow | undefined {
  return db.one<AccountRow>('select * from accounts where id = ?', id);
}

/** `nick` or `nick@host`; the server's own host may be written out. */
export function findAccountByName(db: Database, name: string, ownHost: string): AccountRow | undefined {
  const [username = '', host = ''] = name.replace(/^@/, '').split('@');
  const elsewhere = host === ownHost ? '' : host.toLowerCase();
  return db.one<AccountRow>(
    `select * from accounts where lower(username) = ? and coalesce(host, '') = ?`,
    username.toLowerCase(),
    elsewhere,
  );
}

export function findAccounts(db: Database, ids: Iterable<string>): Map<string, AccountRow> {
  const rows = db.all<AccountRow>(
    'select * from accounts where id in (select value from json_each(?))',
    JSON.stringify([...new Set(ids)]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export type NewAccount = Omit<
  AccountRow,
  'followers_count' | 'following_count' | 'statuses_count' | 'last_status_at'
>;

export function insertAccount(db: Database, row: NewAccount): void {
  db.run(
    `insert into accounts (id, username, host, display_name, note, note_source, fields, avatar, header, actor_type,
       locked, admin, moderator, discoverable, created_at, default_scope, email, password_hash, settings_store)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.username,
    row.host,
    row.display_name,
    row.note,
    row.note_source,
    row.fields,
    row.avatar,
    row.header,
    row.actor_type,
    row.locked,
    row.admin,
    row.moderator,
    row.discoverable,
    row.created_at,
    row.default_scope,
    row.email,
    row.password_hash,
    row.settings_store,
  );
}
