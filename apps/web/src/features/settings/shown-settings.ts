import {
  allSettings,
  type AnySettingKey,
  hasControl,
  settingTabs,
  type SettingTab,
} from '@linnet/domain/settings';
import type { TabContents } from './tab-contents';

/** Settings under one heading. */
export interface ShownGroup {
  readonly tab: SettingTab;
  readonly group: string;
  readonly keys: readonly AnySettingKey[];
}

function isSettingKey(key: string): key is AnySettingKey {
  return Object.hasOwn(allSettings, key);
}

function hasRow(key: AnySettingKey): boolean {
  return hasControl(allSettings[key]);
}

function groupsOf(tab: SettingTab): readonly ShownGroup[] {
  const keys = Object.keys(settingTabs[tab]).filter(isSettingKey).filter(hasRow);
  const names = [...new Set(keys.map((key) => allSettings[key].group))];
  return names.map((group) => ({ tab, group, keys: keys.filter((key) => allSettings[key].group === group) }));
}

function isTab(name: string): name is SettingTab {
  return Object.hasOwn(settingTabs, name);
}

/** All settings that have a control, by tab and group, in order. */
export const shownGroups: readonly ShownGroup[] = Object.keys(settingTabs).filter(isTab).flatMap(groupsOf);

/** The tabs with content for this viewer: settings of an account are for signed-in people only. */
export function shownTabs(contents: TabContents, isMember: boolean): readonly SettingTab[] {
  const isFor = (key: AnySettingKey) => isMember || allSettings[key].kept !== 'account';
  return Object.keys(settingTabs)
    .filter(isTab)
    .filter((tab) => {
      const part = contents[tab];
      if (part !== undefined && (isMember || part.who === 'everyone')) return true;
      return shownGroups.some((group) => group.tab === tab && group.keys.some(isFor));
    });
}
