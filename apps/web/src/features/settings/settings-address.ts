import type { SettingTab } from '@linnet/domain/settings';
import { pathTo } from '../../platform/navigation/path-to';

/** The tabs of the window: those of the list, what can be taken along, and what the person has changed in all of them. */
export type WindowTab = SettingTab | 'data' | 'changed';

interface SettingsPlace {
  readonly tab?: WindowTab | undefined;
  readonly query?: string;
}

/** The address of a place in the settings; without a tab that of them all. */
export function settingsAddress({ tab, query = '' }: SettingsPlace = {}): string {
  const parameters = new URLSearchParams({
    ...(tab !== undefined && { tab }),
    ...(query !== '' && { query }),
  });
  return parameters.size === 0 ? pathTo('settings') : `${pathTo('settings')}?${parameters}`;
}
