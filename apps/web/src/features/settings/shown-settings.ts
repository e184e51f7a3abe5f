import {
  type AnySettingKey,
  type PlacedSetting,
  type SettingTab,
  allSettings,
  settingTabs,
} from '@linnet/domain/settings';
import { useMemo } from 'react';
import { useLayout } from '../../platform/browser/use-layout';
import { useSession } from '../../platform/client/client-provider';
import { isTab, shownGroups } from '../../blocks/find/shown-groups';
import type { TabContents, WindowTab } from './window-tabs';

/** The tabs with content for this viewer: settings of an account are for signed-in people only. */
function shownTabs(contents: TabContents, isSignedIn: boolean): readonly SettingTab[] {
  const isFor = (key: AnySettingKey) => isSignedIn || allSettings[key].storedIn !== 'account';
  return Object.keys(settingTabs)
    .filter(isTab)
    .filter((tab) => {
      const part = contents[tab];
      if (part !== undefined && (isSignedIn || part.who === 'everyone')) return true;
      return shownGroups.some((group) => group.tab === tab && group.keys.some(isFor));
    });
}

/** The setting with only those options or flags that are offered. */
export function withOptions(
  setting: PlacedSetting<unknown>,
  isOffered: (option: string) => boolean,
): PlacedSetting<unknown> {
  const { form } = setting;
  if (form.is === 'choice') return { ...setting, form: { ...form, options: form.options.filter(isOffered) } };
  if (form.is === 'flags') return { ...setting, form: { ...form, names: form.names.filter(isOffered) } };
  return setting;
}

/** The parts of the settings' address, checked against what is offered to this viewer. */
export interface SettingsAddress {
  readonly tabs: readonly WindowTab[];
  /** Undefined on a narrow page for the list of all tabs. */
  readonly tab: WindowTab | undefined;
  readonly query: string;
  /** The setting to scroll to. */
  readonly at: AnySettingKey | undefined;
  /** The form or list to scroll to. */
  readonly part: string | undefined;
}

export function useSettingsAddress(search: string, contents: TabContents): SettingsAddress {
  const narrow = useLayout() === 'narrow';
  const isSignedIn = useSession().state !== 'visitor';
  return useMemo(() => {
    const parameters = new URLSearchParams(search);
    const query = parameters.get('query') ?? '';
    const tabs: readonly WindowTab[] = [...shownTabs(contents, isSignedIn), 'data', 'changed'];
    const at = shownGroups.flatMap(({ keys }) => keys).find((key) => key === parameters.get('at'));
    const requested = parameters.get('tab');
    const tabOfSetting = shownGroups.find(({ keys }) => at !== undefined && keys.includes(at))?.tab;
    const defaultTab = narrow && query.trim() === '' ? undefined : 'general';
    const knownTab = tabs.find((tab) => tab === requested) ?? tabs.find((tab) => tab === tabOfSetting);
    return {
      tabs,
      tab: knownTab ?? (requested === null ? defaultTab : 'general'),
      query,
      at,
      part: parameters.get('part') ?? undefined,
    };
  }, [search, contents, narrow, isSignedIn]);
}
