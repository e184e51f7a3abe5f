import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from './database';
import { CREATE_TABLES, CREATE_TRIGGERS, SCHEMA_VERSION } from './schema';

export interface OpenedStore {
  db: Database;
  /** True when the tables were made just now and are empty. */
  fresh: boolean;
}

function versionOf(db: Database): number {
  return db.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0;
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

function openFile(file: string): Database {
  const db = new Database(file);
  if (versionOf(db) === SCHEMA_VERSION || versionOf(db) === 0) return db;
  db.close();
  remove(file);
  return new Database(file);
}

/**
 * Opens the database of a folder (`null`: in memory). A file of another schema version is thrown away: what it
 * holds is demonstration, not anybody's archive. `fill` runs in the same transaction that makes the tables, so a
 * start that was interrupted leaves nothing half made.
 */
export function openStore(dataDir: string | null, reset: boolean, fill: (db: Database) => void): OpenedStore {
  let file = ':memory:';
  if (dataDir !== null) {
    mkdirSync(dataDir, { recursive: true });
    file = join(dataDir, 'sandbox.db');
    if (reset && existsSync(file)) remove(file);
  }
  const db = file === ':memory:' ? new Database(file) : openFile(file);
  const fresh = versionOf(db) === 0;
  if (fresh) {
    db.transaction(() => {
      db.exec(CREATE_TABLES);
      db.exec(CREATE_TRIGGERS);
      fill(db);
      db.exec(`pragma user_version = ${SCHEMA_VERSION}`);
    });
  }
  return { db, fresh };
}
