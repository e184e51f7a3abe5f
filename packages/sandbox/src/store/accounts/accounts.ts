import type { Database, SqlValue } from '../database';

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
  deactivated: number;
  /** The account that the person moved to. */
  moved_to_id: string | null;
  hide_followers: number;
  hide_follows: number;
  hide_followers_count: number;
  hide_follows_count: number;
  hide_favorites: number;
  accepts_chat: number;
  /** `YYYY-MM-DD`. */
  birthday: string | null;
  show_birthday: number;
  /** Recommended by the staff. */
  suggested: number;
}

export function findAccount(db: Database, id: string): AccountRow | undefined {
  return db.one<AccountRow>('select * from accounts where id = ?', id);
}

/** Finds an account by `nick` or `nick@host`; the server's own host may be written out. */
export function findAccountByName(db: Database, name: string, ownHost: string): AccountRow | undefined {
  const [username = '', host = ''] = name.replace(/^@/, '').split('@');
  const otherHost = host === ownHost ? '' : host.toLowerCase();
  return db.one<AccountRow>(
    `select * from accounts where lower(username) = ? and coalesce(host, '') = ?`,
    username.toLowerCase(),
    otherHost,
  );
}

export function findAccounts(db: Database, ids: Iterable<string>): Map<string, AccountRow> {
  const rows = db.all<AccountRow>(
    'select * from accounts where id in (select value from json_each(?))',
    JSON.stringify([...new Set(ids)]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type CountedColumn = 'followers_count' | 'following_count' | 'statuses_count' | 'last_status_at';

/** Columns that a new account may leave at their defaults. */
const OPTIONAL = [
  'deactivated',
  'moved_to_id',
  'hide_followers',
  'hide_follows',
  'hide_followers_count',
  'hide_follows_count',
  'hide_favorites',
  'accepts_chat',
  'birthday',
  'show_birthday',
  'suggested',
] as const;
type OptionalColumn = (typeof OPTIONAL)[number];

type NewAccount = Omit<AccountRow, CountedColumn | OptionalColumn> &
  Partial<Pick<AccountRow, OptionalColumn>>;

const REQUIRED = [
  'id',
  'username',
  'host',
  'display_name',
  'note',
  'note_source',
  'fields',
  'avatar',
  'header',
  'actor_type',
  'locked',
  'admin',
  'moderator',
  'discoverable',
  'created_at',
  'default_scope',
  'email',
  'password_hash',
  'settings_store',
] as const satisfies readonly Exclude<keyof AccountRow, CountedColumn | OptionalColumn>[];

export function insertAccount(db: Database, row: NewAccount): void {
  const columns = [...REQUIRED, ...OPTIONAL.filter((column) => row[column] !== undefined)];
  const values = columns.map((column) => row[column] ?? null);
  db.run(
    `insert into accounts (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    ...values,
  );
}

export type AccountChange = Partial<Omit<AccountRow, 'id'>>;

/** Changes the named columns of an account. */
export function changeAccount(db: Database, id: string, change: AccountChange): void {
  const entries = Object.entries(change).filter(
    (entry): entry is [string, SqlValue] => entry[1] !== undefined,
  );
  if (entries.length === 0) return;
  const columns = entries.map(([column]) => `${column} = ?`).join(', ');
  db.run(`update accounts set ${columns} where id = ?`, ...entries.map(([, value]) => value), id);
}

export function findAccountByEmail(db: Database, email: string): AccountRow | undefined {
  if (email === '') return undefined;
  return db.one<AccountRow>('select * from accounts where lower(email) = lower(?)', email);
}

/** The tags that the staff gave an account: names of moderation measures. */
export function tagsOf(db: Database, accountId: string): string[] {
  return db
    .all<{ tag: string }>('select tag from account_tags where account_id = ? order by tag', accountId)
    .map(({ tag }) => tag);
}

export function setTag(
  db: Database,
  { accountId, tag }: { accountId: string; tag: string },
  on: boolean,
): void {
  const statement = on
    ? 'insert or ignore into account_tags (account_id, tag) values (?, ?)'
    : 'delete from account_tags where account_id = ? and tag = ?';
  db.run(statement, accountId, tag);
}

/** Administrators and moderators of this server. */
export function findStaff(db: Database): AccountRow[] {
  return db.all<AccountRow>(
    `select * from accounts where (admin = 1 or moderator = 1) and host is null and deactivated = 0 order by id`,
  );
}
