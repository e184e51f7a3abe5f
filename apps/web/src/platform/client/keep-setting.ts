import type { Client } from '@linnet/domain';

/**
 * Writes a setting, and shows a notice when the browser had no room for it. When the browser stores nothing at all, the
 * notice was shown at the start. Returns false when the setting could not be stored.
 */
export function keepSetting(
  { settings, notices, environment: { storage } }: Client,
  key: string,
  value: unknown,
): boolean {
  const isKept = settings.write(key, value);
  if (!isKept && storage.available) notices.add({ level: 'error', key: 'errors.storage_full' });
  return isKept;
}
