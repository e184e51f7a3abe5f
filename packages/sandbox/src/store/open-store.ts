import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database';
import { SCHEMA_VERSION } from './schema';

export interface StoreOptions {
  /** The folder for the database; null: it is not kept. */
  dataDir: string | null;
  /** The name of the file in that folder, without its extension. */
  name(): string;
  /** Deletes an existing database. */
  reset: boolean;
  /** The file of a seeded database; it is copied, never opened. */
  seedFile(): string;
}

export interface OpenedStore {
  db: Database;
  /** Resets the database to its state after seeding. */
  restore(): void;
  close(): void;
}

function versionOf(db: Database): number {
  return db.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0;
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/** Opens the database in a folder. One of another schema version is deleted: it has only demonstration data. */
function openPersistent(dataDir: string, { name, reset, seedFile }: StoreOptions): OpenedStore {
  mkdirSync(dataDir, { recursive: true });
  const currentFile = () => join(dataDir, `${name()}.db`);
  const createFile = () => {
    const file = currentFile();
    remove(file);
    copyFileSync(seedFile(), file);
    return file;
  };
  const db = new Database(reset || !existsSync(currentFile()) ? createFile() : currentFile());
  if (versionOf(db) !== SCHEMA_VERSION) db.reopen(createFile);
  return { db, restore: () => db.reopen(createFile), close: () => db.close() };
}

/** Windows doesn't allow to delete an open file. */
const MAY_UNLINK_OPEN_FILES = process.platform !== 'win32';

/**
 * Opens a temporary database. Its file is deleted as soon as it is open, so that a killed process leaves nothing
 * behind.
 */
function openTemporary({ seedFile }: StoreOptions): OpenedStore {
  let folder = '';
  const deleteFolder = () => rmSync(folder, { recursive: true, force: true });
  const createFile = () => {
    folder = mkdtempSync(join(tmpdir(), 'linnet-sandbox-'));
    const file = join(folder, 'scratch.db');
    copyFileSync(seedFile(), file);
    return file;
  };
  const unlinkIfPossible = () => {
    if (MAY_UNLINK_OPEN_FILES) deleteFolder();
  };
  const db = new Database(createFile(), 'memory');
  unlinkIfPossible();
  return {
    db,
    restore: () => {
      db.reopen(() => {
        deleteFolder();
        return createFile();
      });
      unlinkIfPossible();
    },
    close: () => {
      db.close();
      deleteFolder();
    },
  };
}

/** Opens the database of a folder, or a temporary one; a new one starts as a copy of the seeded one. */
export function openStore(options: StoreOptions): OpenedStore {
  return options.dataDir === null ? openTemporary(options) : openPersistent(options.dataDir, options);
}
