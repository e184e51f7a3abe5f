import { accountSettings } from './account-settings';
import { appearanceSettings } from './appearance-settings';
import { composingSettings } from './composing-settings';
import { filteringSettings } from './filtering-settings';
import { generalSettings } from './general-settings';
import { navigationSettings } from './navigation-settings';
import { notificationSettings } from './notification-settings';
import type { SettingsList } from './placed';
import { themeSettings } from './theme-settings';

/** The tabs of the settings screen in their order, each with its settings in theirs. */
export const settingTabs = {
  general: generalSettings,
  appearance: appearanceSettings,
  composing: composingSettings,
  notifications: notificationSettings,
  filtering: filteringSettings,
  profile: accountSettings,
  theme: themeSettings,
  navigation: navigationSettings,
} as const satisfies Readonly<Record<string, SettingsList>>;

export type SettingTab = keyof typeof settingTabs;

/** Every preference that there is. */
export const allSettings = {
  ...generalSettings,
  ...appearanceSettings,
  ...composingSettings,
  ...notificationSettings,
  ...filteringSettings,
  ...accountSettings,
  ...themeSettings,
  ...navigationSettings,
} as const;

export type AnySettingKey = keyof typeof allSettings;
