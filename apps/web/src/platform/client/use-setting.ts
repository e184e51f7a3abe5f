import type { SettingKey, SettingValue } from '@linnet/domain';
import { useSyncExternalStore } from 'react';
import { useClient } from './client-provider';

/** The effective value: the viewer's own, else the instance's, else our default. */
export function useSetting<K extends SettingKey>(key: K): SettingValue<K> {
  const { settings } = useClient();
  return useSyncExternalStore(settings.subscribe, () => settings.get(key));
}
