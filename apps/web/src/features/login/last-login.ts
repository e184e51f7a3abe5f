import { type JsonRecord, readRecord, writeRecord } from '../../platform/storage/json-record';
import { deviceStorage } from '../../platform/storage/storages';

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
