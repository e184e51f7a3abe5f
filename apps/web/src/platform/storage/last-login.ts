import { deviceStorage, type JsonRecord, readRecord, writeRecord } from './storages';

const record: JsonRecord<string> = {
  key: 'linnet-last-login',
  read: (json) => (typeof json === 'string' ? json : undefined),
};

/** The username of the last sign-in on this device; empty for none. */
export function readLastLogin(): string {
  return readRecord(deviceStorage, record) ?? '';
}

export function rememberLogin(name: string): void {
  writeRecord(deviceStorage, record, name);
}

/** Forgets the name of an account that no longer exists. */
export function forgetLogin(name: string): void {
  if (readLastLogin().toLowerCase() === name.toLowerCase()) deviceStorage.remove(record.key);
}
