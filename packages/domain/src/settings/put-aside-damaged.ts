import type { Client } from '../client';
import { isPlainObject } from './plain-object';
import { readJson } from './read-json';

const RECORD = 'linnet-settings';
const ASIDE = 'linnet-settings-damaged';

/** Settings that cannot be read are put aside before the next change writes over them, and the person is told. */
export function putAsideDamaged({
  environment: { storage },
  notices,
}: Pick<Client, 'environment' | 'notices'>): void {
  const text = storage.read(RECORD);
  if (text === null || isPlainObject(readJson(text))) return;
  // Without room for it, it stays where it is until something is changed.
  if (storage.write(ASIDE, text)) storage.remove(RECORD);
  notices.add({ level: 'warning', key: 'errors.storage_damaged' });
}
