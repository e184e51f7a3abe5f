import type { Database } from '../database';

export interface BackupRow {
  id: number;
  account_id: string;
  /** The name of the archive, which nobody can guess. */
  file: string;
  size: number;
  created_at: number;
}

export function addBackup(db: Database, row: Omit<BackupRow, 'id'>): void {
  db.run(
    'insert into backups (account_id, file, size, created_at) values (?, ?, ?, ?)',
    row.account_id,
    row.file,
    row.size,
    row.created_at,
  );
}

/** Newest first. */
export function backupsOf(db: Database, accountId: string): BackupRow[] {
  return db.all<BackupRow>('select * from backups where account_id = ? order by id desc', accountId);
}

export function findBackup(db: Database, file: string): BackupRow | undefined {
  return db.one<BackupRow>('select * from backups where file = ?', file);
}
