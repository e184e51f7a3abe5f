import {
  allSettings,
  type AnySettingKey,
  hasControl,
  type PlacedSetting,
  settingTabs,
  type SettingTab,
} from '@linnet/domain/settings';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo } from 'react';
import { useCell } from '../../platform/client/use-cell';
import { useClient } from '../../platform/client/client-provider';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import type { Command } from './command';

interface TabbedSetting {
  readonly tab: SettingTab;
  readonly key: AnySettingKey;
}

const shown: readonly TabbedSetting[] = Object.keys(settingTabs)
  .filter((tab): tab is SettingTab => Object.hasOwn(settingTabs, tab))
  .flatMap((tab) =>
    Object.keys(settingTabs[tab])
      .filter((key): key is AnySettingKey => Object.hasOwn(allSettings, key))
      .filter((key) => hasControl(allSettings[key]))
      .map((key) => ({ tab, key })),
  );

/** Every setting. What is on or off is switched over here; the others lead to their place. */
export function useSettingCommands(): readonly Command[] {
  const text = useText();
  const known = useKnownText();
  const { settings, notices } = useClient();
  const own = useCell(settings.own);
  const given = useCell(settings.instance);

  return useMemo(() => {
    function toggle(key: AnySettingKey, on: boolean): void {
      if (!settings.write(key, on)) notices.add({ level: 'error', key: 'errors.storage_unavailable' });
    }
    return shown.map(({ tab, key }): Command => {
      const setting: PlacedSetting<unknown> = allSettings[key];
      const visit = () => navigate(`${pathTo('settings')}?${new URLSearchParams({ tab, at: key })}`);
      const isFlag = setting.form.is === 'flag' && setting.control.by === 'screen';
      const isOn = isFlag && settings.valueOf(key, setting) === true;
      return {
        id: `setting ${key}`,
        group: 'settings',
        label: text(`settings.${key}`),
        detail: text(`settings.tab.${tab}`),
        words: known(`settings.${key}.hint`) ?? '',
        icon: SlidersHorizontal,
        run: isFlag ? () => toggle(key, !isOn) : visit,
        ...(isFlag && { isOn, visit }),
      };
    });
    // What the settings say is read anew when one of them changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text, known, settings, notices, own, given]);
}
