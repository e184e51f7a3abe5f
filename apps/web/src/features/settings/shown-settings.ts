import { allSettings, type AnySettingKey, settingTabs, type SettingTab } from '@linnet/domain/settings';

/** Settings that belong together under one heading. */
export interface ShownGroup {
  readonly tab: SettingTab;
  readonly group: string;
  readonly keys: readonly AnySettingKey[];
}

function isSettingKey(key: string): key is AnySettingKey {
  return Object.hasOwn(allSettings, key);
}

function hasRow(key: AnySettingKey): boolean {
  const { by } = allSettings[key].control;
  return by === 'screen' || by === 'palette';
}

function groupsOf(tab: SettingTab): readonly ShownGroup[] {
  const keys = Object.keys(settingTabs[tab]).filter(isSettingKey).filter(hasRow);
  const names = [...new Set(keys.map((key) => allSettings[key].group))];
  return names.map((group) => ({ tab, group, keys: keys.filter((key) => allSettings[key].group === group) }));
}

function isTab(name: string): name is SettingTab {
  return Object.hasOwn(settingTabs, name);
}

/** Everything that has a control, in its order: tab by tab, group by group. */
export const shownGroups: readonly ShownGroup[] = Object.keys(settingTabs).filter(isTab).flatMap(groupsOf);

/** The tabs that have something to show. */
export const shownTabs: readonly SettingTab[] = [...new Set(shownGroups.map(({ tab }) => tab))];

export function readTab(name: string | null): SettingTab {
  return shownTabs.find((tab) => tab === name) ?? 'general';
}
