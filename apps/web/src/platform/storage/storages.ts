import { log } from '../../boot/logger';
import { type BrowserStorage, openStorage } from './browser-storage';

/** A JSON record: its key, and the function that reads what any version has stored. */
export interface JsonRecord<T> {
  readonly key: string;
  /** Undefined when the stored value is unusable. */
  readonly read: (json: unknown) => T | undefined;
}

export function readRecord<T>(storage: BrowserStorage, record: JsonRecord<T>): T | undefined {
  const text = storage.read(record.key);
  if (text === null) return undefined;
  try {
    return record.read(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    log('warn', `The stored record ${record.key} is damaged and is ignored.`, error);
    return undefined;
  }
}

/** False when the record will not outlive the page. */
export function writeRecord<T>(storage: BrowserStorage, record: JsonRecord<T>, value: T): boolean {
  return storage.write(record.key, JSON.stringify(value));
}

/** Stored on this device until it is removed. */
export const deviceStorage = openStorage(() => localStorage);

/** Stored for the lifetime of the tab, over reloads. */
export const tabStorage = openStorage(() => sessionStorage);
