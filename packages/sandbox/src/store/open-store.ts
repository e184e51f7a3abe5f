import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from './database';
import { SCHEMA_VERSION } from './schema';

export interface StoreOptions {
  /** Null: kept nowhere. */
  dataDir: string | null;
  /** What the file in that folder is called, without its ending. */
  name(): string;
  /** Throws away what is there. */
  reset: boolean;
  /** The file of a database as it is after seeding; copied, never opened. */
  seeded(): string;
}

export interface OpenedStore {
  db: Database;
  /** Puts everything back to what it was after seeding. */
  restore(): void;
  close(): void;
}

function versionOf(db: Database): number {
  return db.one<{ user_version: number }>('pragma user_version')?.user_version ?? 0;
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/** A database in a folder. One of another schema version is thrown away: what it holds is demonstration. */
function openKept(dataDir: string, { name, reset, seeded }: StoreOptions): OpenedStore {
  mkdirSync(dataDir, { recursive: true });
  const fileNow = () => join(dataDir, `${name()}.db`);
  const fresh = () => {
    const file = fileNow();
    remove(file);
    copyFileSync(seeded(), file);
    return file;
  };
  const db = new Database(reset || !existsSync(fileNow()) ? fresh() : fileNow());
  if (versionOf(db) !== SCHEMA_VERSION) db.moveTo(fresh);
  return { db, restore: () => db.moveTo(fresh), close: () => db.close() };
}

/** Elsewhere an open file stays where it is. */
const MAY_UNLINK_OPEN_FILES = process.platform !== 'win32';

/**
 * A database in a file that nobody else finds: it is unlinked as soon as it is open, so that nothing is left of a
 * process that was killed.
 */
function openScratch({ seeded }: StoreOptions): OpenedStore {
  let folder = '';
  const clear = () => rmSync(folder, { recursive: true, force: true });
  const fresh = () => {
    folder = mkdtempSync(join(tmpdir(), 'linnet-sandbox-'));
    const file = join(folder, 'scratch.db');
    copyFileSync(seeded(), file);
    return file;
  };
  const opened = () => {
    if (MAY_UNLINK_OPEN_FILES) clear();
  };
  const db = new Database(fresh(), 'memory');
  opened();
  return {
    db,
    restore: () => {
      db.moveTo(() => {
        clear();
        return fresh();
      });
      opened();
    },
    close: () => {
      db.close();
      clear();
    },
  };
}

/** Opens the database of a folder, or one that is kept nowhere; a new one begins as a copy of the seeded one. */
export function openStore(options: StoreOptions): OpenedStore {
  return options.dataDir === null ? openScratch(options) : openKept(options.dataDir, options);
}
