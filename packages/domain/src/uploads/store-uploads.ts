import type { OtherPages, RecordStorage } from '../kernel/environment';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';
import type { Lifetime } from '../kernel/lifetime';
import type { AccountRecords } from '../kernel/records';
import type { Uploads } from './uploads';

interface StoreUploadsParts {
  uploads: Uploads;
  storage: RecordStorage;
  otherPages: Pick<OtherPages, 'withLock'>;
  /** Null for a visitor, whose uploads are not stored. */
  records: AccountRecords | null;
  life: Pick<Lifetime, 'isOver' | 'onEnd'>;
  newKey: () => string;
  /** Called with the form and the number of its files that are lost. */
  onLost: (slot: string, count: number) => void;
}

/**
 * Stores the names of files that are being uploaded in a record of this page, and shows those of closed pages as lost.
 * A page holds the lock of its record's name while there is something in it: another page that gets that lock knows
 * that the page is closed.
 */
export function storeUploads(parts: StoreUploadsParts): void {
  const { uploads, storage, otherPages, records, life } = parts;
  if (records === null) return;
  const prefix = records.prefix('uploads');
  const own = prefix + parts.newKey();
  let release: (() => void) | null = null;

  function lock(name: string): void {
    const released = new Promise<void>((resolve) => (release = resolve));
    void otherPages.withLock(name, () => released);
  }

  function updateRecord(): void {
    const rows = uploads.all().map(({ slot, file }) => ({ slot, name: file.name }));
    if (rows.length > 0) {
      if (release === null) lock(own);
      storage.write(own, JSON.stringify({ rows }));
    } else if (release !== null) {
      storage.remove(own);
      release();
      release = null;
    }
  }

  function showLost(name: string): void {
    void otherPages.withLock(name, async () => {
      if (life.isOver()) return;
      const rows = readRows(storage.read(name));
      storage.remove(name);
      for (const row of rows) uploads.addLost(row.slot, row.name);
      for (const slot of new Set(rows.map((row) => row.slot))) {
        parts.onLost(slot, rows.filter((row) => row.slot === slot).length);
      }
    });
  }

  uploads.subscribe(updateRecord);
  life.onEnd(() => release?.());
  for (const name of storage.keys(prefix)) if (name !== own) showLost(name);
}

function readRows(json: string | null): { slot: string; name: string }[] {
  const { rows } = readJsonRecord(json);
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const { slot, name } = isPlainObject(row) ? row : {};
    return typeof slot === 'string' && typeof name === 'string' ? [{ slot, name }] : [];
  });
}
