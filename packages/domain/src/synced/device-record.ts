import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import { type Entries, readEntries } from '../settings/entries';
import { type FeRecord, readFeRecord, writeFeRecord } from './fe-record';
import { SYNCED_RECORD } from './stored-values';

/** What this device has stored of the synced settings of an account. */
export interface DeviceRecord {
  /** The account's id in the names of records. */
  account: string;
  entries: Entries;
  /** Pleroma-FE's record as it was last read or written by this device. */
  fe: FeRecord | null;
}

export const syncedRecord = {
  read: (storage: RecordStorage): DeviceRecord | null => readDeviceRecord(storage.read(SYNCED_RECORD)),
  /** False when it could not be stored. */
  write(storage: RecordStorage, record: DeviceRecord): boolean {
    const text = writeDeviceRecord(record);
    return storage.read(SYNCED_RECORD) === text || storage.write(SYNCED_RECORD, text);
  },
  remove: (storage: RecordStorage): void => storage.remove(SYNCED_RECORD),
};

export function readDeviceRecord(text: string | null): DeviceRecord | null {
  const { account, entries, fe } = readJsonRecord(text);
  if (typeof account !== 'string') return null;
  return { account, entries: readEntries(entries), fe: readFeRecord(fe) };
}

export function writeDeviceRecord({ account, entries, fe }: DeviceRecord): string {
  // Sorted, so that tabs with the same entries write the same text.
  const sorted = Object.entries(entries).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ account, entries: Object.fromEntries(sorted), fe: fe && writeFeRecord(fe) });
}
