import {
  type AnySettingKey,
  type SettingGroup,
  type SettingTab,
  allSettings,
  hasControl,
  settingTabs,
} from '@linnet/domain/settings';

/** Settings under one heading. */
export interface ShownGroup {
  readonly tab: SettingTab;
  readonly group: SettingGroup;
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

export function isTab(name: string): name is SettingTab {
  return Object.hasOwn(settingTabs, name);
}

/** All settings that have a control, by tab and group, in order. */
export const shownGroups: readonly ShownGroup[] = Object.keys(settingTabs).filter(isTab).flatMap(groupsOf);
