import type { SettingKey } from '../start-settings';
import { appearanceSettings } from './appearance-settings';
import { composingSettings } from './composing-settings';
import { filteringSettings } from './filtering-settings';
import { generalSettings } from './general-settings';
import { navigationSettings } from './navigation-settings';
import { notificationSettings } from './notification-settings';
import type { SettingsList } from './placed';
import { profileSettings } from './profile-settings';
import { styleEditorSettings, themeSettings } from './theme-settings';

/** The tabs of the settings screen in their order, each with its settings in theirs. */
export const settingTabs = {
  general: generalSettings,
  appearance: appearanceSettings,
  composing: composingSettings,
  notifications: notificationSettings,
  filtering: filteringSettings,
  profile: profileSettings,
  // Forms of the account, without settings of their own.
  security: {},
  theme: themeSettings,
  style: styleEditorSettings,
  navigation: navigationSettings,
} as const satisfies Readonly<Record<string, SettingsList>>;

export type SettingTab = keyof typeof settingTabs;

/** All settings. Each start setting has its place here, or this does not compile. */
export const allSettings = {
  ...generalSettings,
  ...appearanceSettings,
  ...composingSettings,
  ...notificationSettings,
  ...filteringSettings,
  ...profileSettings,
  ...themeSettings,
  ...styleEditorSettings,
  ...navigationSettings,
} as const satisfies SettingsList & Record<SettingKey, unknown>;

export type AnySettingKey = keyof typeof allSettings;

/** The headings under which settings stand. */
export type SettingGroup = (typeof allSettings)[AnySettingKey]['group'];
