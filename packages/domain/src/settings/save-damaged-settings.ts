import type { Environment } from '../kernel/environment';
import type { Notices } from '../notices/notices';
import { isPlainObject, readJson } from '../kernel/json-record';

const RECORD = 'linnet-settings';
const DAMAGED_RECORD = 'linnet-settings-damaged';

/** Copies invalid settings into another record, before the next change overwrites them, and shows a notice. */
export function saveDamagedSettings({
  environment: { storage },
  notices,
}: {
  environment: Pick<Environment, 'storage'>;
  notices: Pick<Notices, 'add'>;
}): void {
  const text = storage.read(RECORD);
  if (text === null || isPlainObject(readJson(text))) return;
  // Without room for the copy, the original stays until something is changed.
  if (storage.write(DAMAGED_RECORD, text)) storage.remove(RECORD);
  notices.add({ level: 'warning', key: 'errors.storage_damaged' });
}
