import type { Database } from './database';

export interface PasswordResetRow {
  token: string;
  account_id: string;
  expires_at: number;
}

export function insertPasswordReset(db: Database, row: PasswordResetRow): void {
  db.run(
    'insert into password_resets (token, account_id, expires_at) values (?, ?, ?)',
    row.token,
    row.account_id,
    row.expires_at,
  );
}

export function findPasswordReset(db: Database, token: string, nowMs: number): PasswordResetRow | undefined {
  return db.one<PasswordResetRow>(
    'select * from password_resets where token = ? and expires_at > ?',
    token,
    nowMs,
  );
}

export function removePasswordReset(db: Database, token: string): void {
  db.run('delete from password_resets where token = ?', token);
}
