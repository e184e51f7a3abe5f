import type { Database, SqlValue } from '../database';

/** Private data of an account; an account without a row has the table's defaults. */
export interface IdentityRow {
  account_id: string;
  confirmed: number;
  approved: number;
  /** 1: the staff demands a new password. */
  must_reset: number;
  registration_reason: string | null;
  language: string | null;
  confirmation_token: string | null;
  /** Base 32. Valid only once it is confirmed. */
  totp_secret: string | null;
  /** 0: no second factor; 1: codes of the secret are asked for; 2: the secret was replaced and is not confirmed. */
  totp_confirmed: number;
  /** JSON: digests. */
  backup_codes: string;
  background: string | null;
  avatar_description: string;
  header_description: string;
  no_rich_text: number;
  show_role: number;
  skip_thread_containment: number;
  allow_following_move: number;
  /** JSON: actor addresses. */
  also_known_as: string;
  block_from_strangers: number;
  hide_notification_contents: number;
  /** Media of new statuses are sensitive; Pleroma has no such default. */
  default_sensitive: number;
  /** The language of new statuses; Pleroma has no such default. */
  default_language: string | null;
  /** Who may quote new statuses; only Mastodon has this default. */
  quote_policy: string | null;
}

const DEFAULTS: Omit<IdentityRow, 'account_id'> = {
  confirmed: 1,
  approved: 1,
  must_reset: 0,
  registration_reason: null,
  language: null,
  confirmation_token: null,
  totp_secret: null,
  totp_confirmed: 0,
  backup_codes: '[]',
  background: null,
  avatar_description: '',
  header_description: '',
  no_rich_text: 0,
  show_role: 1,
  skip_thread_containment: 0,
  allow_following_move: 1,
  also_known_as: '[]',
  block_from_strangers: 0,
  hide_notification_contents: 0,
  default_sensitive: 0,
  default_language: null,
  quote_policy: null,
};

export function findIdentity(db: Database, accountId: string): IdentityRow {
  return (
    db.one<IdentityRow>('select * from identities where account_id = ?', accountId) ?? {
      account_id: accountId,
      ...DEFAULTS,
    }
  );
}

export type IdentityChange = Partial<Omit<IdentityRow, 'account_id'>>;

/** Changes columns; inserts the row when there is none. */
export function changeIdentity(db: Database, accountId: string, change: IdentityChange): void {
  const entries = Object.entries(change).filter(
    (entry): entry is [string, SqlValue] => entry[1] !== undefined,
  );
  if (entries.length === 0) return;
  const columns = entries.map(([column]) => column);
  db.run(
    `insert into identities (account_id, ${columns.join(', ')}) values (?, ${columns.map(() => '?').join(', ')})
     on conflict (account_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    accountId,
    ...entries.map(([, value]) => value),
  );
}

export function findByConfirmation(db: Database, accountId: string, token: string): IdentityRow | undefined {
  return db.one<IdentityRow>(
    'select * from identities where account_id = ? and confirmation_token = ?',
    accountId,
    token,
  );
}
