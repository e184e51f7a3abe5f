import type { AccountRow } from './accounts';
import type { Database, SqlValue } from './database';

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
