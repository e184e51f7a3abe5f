import type { Client } from '../client';
import { isPlainObject } from './plain-object';
import { readJson } from './read-json';

const RECORD = 'linnet-settings';
const ASIDE = 'linnet-settings-damaged';

/** Copies invalid settings into another record, before the next change overwrites them, and shows a notice. */
export function putAsideDamaged({
  environment: { storage },
  notices,
}: Pick<Client, 'environment' | 'notices'>): void {
  const text = storage.read(RECORD);
  if (text === null || isPlainObject(readJson(text))) return;
  // Without room for the copy, the original stays until something is changed.
  if (storage.write(ASIDE, text)) storage.remove(RECORD);
  notices.add({ level: 'warning', key: 'errors.storage_damaged' });
}
