import type { RecordStorage } from '../kernel/environment';
import { isPlainObject, readJsonRecord } from '../kernel/json-record';
import { allRecords, type AccountRecords } from '../kernel/records';

/** After this time the subscription is sent again, in case the server has forgotten it. */
const RESEND_AFTER_MS = 86_400_000;

/** What was last sent to the server for an account on this device, with its answer. */
export interface PushRecord {
  readonly endpoint: string;
  /** Which kinds were requested. */
  readonly asked: Readonly<Record<string, boolean>>;
  /** Which kinds the server pushes, by its answer. */
  readonly carried: Readonly<Record<string, boolean>>;
}

export interface StoredPushRecord extends PushRecord {
  /** Whether the subscription has to be sent again, as the server may have forgotten it. */
  readonly isStale: boolean;
}

export interface PushRecords {
  /** Of the viewer. */
  read(): StoredPushRecord | null;
  write(record: PushRecord): void;
  /** Whether there is a record of another account. */
  hasOther(): boolean;
  /** Removes the records of all accounts. */
  removeAll(): void;
}

type Flags = Readonly<Record<string, boolean>>;

export function createPushRecords(
  storage: RecordStorage,
  records: AccountRecords | null,
  now: () => number,
): PushRecords {
  const own = records && records.name('push');
  return {
    read() {
      const { endpoint, asked, carried, at } = readJsonRecord(own && storage.read(own));
      if (typeof endpoint !== 'string' || typeof at !== 'number' || !isFlags(asked) || !isFlags(carried)) {
        return null;
      }
      return { endpoint, asked, carried, isStale: Math.abs(now() - at) >= RESEND_AFTER_MS };
    },
    // If it can't be stored, the next page sends the subscription again.
    write(record) {
      if (own !== null) storage.write(own, JSON.stringify({ ...record, at: now() }));
    },
    hasOther: () => allRecords(storage, 'push').some((name) => name !== own),
    removeAll() {
      for (const name of allRecords(storage, 'push')) storage.remove(name);
    },
  };
}

function isFlags(value: unknown): value is Flags {
  return isPlainObject(value) && Object.values(value).every((flag) => typeof flag === 'boolean');
}
