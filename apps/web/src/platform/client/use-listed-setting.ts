import type { Setting } from '@linnet/domain/settings';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { keepSetting } from './keep-setting';

interface ListedSetting<T> {
  /** The value in force: the person's own, else what account or instance say, else ours. */
  readonly value: T;
  /** What is in force while the person has none of their own. */
  readonly fallback: T;
  /** The person has one of their own. */
  readonly chosen: boolean;
  /** Account or instance name one that is not ours. */
  readonly differs: boolean;
  /** Undefined takes the person's own back. False when it could not be kept, which is told. */
  readonly write: (value: T | undefined) => boolean;
}

/** Any setting of the complete list, for parts that come after the first screen. */
export function useListedSetting<T>(key: string, setting: Setting<T>): ListedSetting<T> {
  const client = useClient();
  const { settings } = client;
  const own = useSyncExternalStore(settings.own.subscribe, () => settings.own.get()[key]);
  const given = useSyncExternalStore(settings.subscribe, () => settings.given(key, setting));
  return useMemo(() => {
    const configured = setting.read(given);
    const fallback = configured ?? setting.default;
    const chosen = setting.read(own);
    return {
      value: chosen === undefined ? fallback : chosen,
      fallback,
      chosen: chosen !== undefined,
      differs: configured !== undefined && JSON.stringify(configured) !== JSON.stringify(setting.default),
      write: (value) => keepSetting(client, key, value),
    };
  }, [key, setting, client, own, given]);
}
