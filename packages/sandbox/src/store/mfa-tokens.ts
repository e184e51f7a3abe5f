import type { Database } from './database';

/** A sign-in between its two steps: the password was right, the code of the second factor is missing. */
export interface MfaTokenRow {
  hash: string;
  app_id: number;
  account_id: string;
  scopes: string;
  expires_at: number;
}

export function insertMfaToken(db: Database, row: MfaTokenRow): void {
  db.run(
    'insert into mfa_tokens (hash, app_id, account_id, scopes, expires_at) values (?, ?, ?, ?, ?)',
    row.hash,
    row.app_id,
    row.account_id,
    row.scopes,
    row.expires_at,
  );
}

export function findMfaToken(db: Database, hash: string, nowMs: number): MfaTokenRow | undefined {
  return db.one<MfaTokenRow>('select * from mfa_tokens where hash = ? and expires_at > ?', hash, nowMs);
}

export function removeMfaToken(db: Database, hash: string): void {
  db.run('delete from mfa_tokens where hash = ?', hash);
}
