import type { Client } from '@linnet/domain';
import type { Setting } from '@linnet/domain/settings';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/**
 * Writes a setting, and shows a notice when the browser had no room for it. When the browser stores nothing at all, the
 * notice was shown at the start. Returns false when the setting could not be stored.
 */
export function storeSetting(
  { settings, notices, environment: { storage } }: Client,
  key: string,
  value: unknown,
): boolean {
  const isStored = settings.write(key, value);
  if (!isStored && storage.available) notices.add({ level: 'error', key: 'errors.storage_full' });
  return isStored;
}

interface ListedSetting<T> {
  /** The effective value: the viewer's own, else that of the account or instance, else our default. */
  readonly value: T;
  /** The value without the viewer's own. */
  readonly fallback: T;
  /** The viewer has set a value of their own. */
  readonly chosen: boolean;
  /** The account or instance has a value that is not our default. */
  readonly differs: boolean;
  /** Undefined removes the viewer's own value. False when it could not be stored; a notice says so then. */
  readonly write: (value: T | undefined) => boolean;
}

/** Any entry of the settings list, for parts that are loaded after the first screen. */
export function useListedSetting<T>(key: string, setting: Setting<T>): ListedSetting<T> {
  const client = useClient();
  const { settings } = client;
  const own = useSyncExternalStore(settings.own.subscribe, () => settings.own.get()[key]);
  const inherited = useSyncExternalStore(settings.subscribe, () => settings.given(key, setting));
  return useMemo(() => {
    const configured = setting.read(inherited);
    const fallback = configured ?? setting.default;
    const chosen = setting.read(own);
    return {
      value: chosen === undefined ? fallback : chosen,
      fallback,
      chosen: chosen !== undefined,
      differs: configured !== undefined && JSON.stringify(configured) !== JSON.stringify(setting.default),
      write: (value) => storeSetting(client, key, value),
    };
  }, [key, setting, client, own, inherited]);
}
