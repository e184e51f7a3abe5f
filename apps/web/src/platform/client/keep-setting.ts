import type { Client } from '@linnet/domain';

/**
 * Writes a setting, and says so when the browser had no room for it; that it keeps nothing at all was said at the
 * start. False when it could not be kept.
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
