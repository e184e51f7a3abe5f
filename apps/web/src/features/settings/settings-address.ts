import type { SettingTab } from '@linnet/domain/settings';
import { pathTo } from '../../platform/navigation/path-to';

/** The tabs of the window: those with settings, the import and export of a file, and the changed settings. */
export type WindowTab = SettingTab | 'data' | 'changed';

interface SettingsPlace {
  readonly tab?: WindowTab | undefined;
  readonly query?: string;
}

/** An address in the settings; without a tab, that of the list of all tabs. */
export function settingsAddress({ tab, query = '' }: SettingsPlace = {}): string {
  const parameters = new URLSearchParams({
    ...(tab !== undefined && { tab }),
    ...(query !== '' && { query }),
  });
  return parameters.size === 0 ? pathTo('settings') : `${pathTo('settings')}?${parameters}`;
}
