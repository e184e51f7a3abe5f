import { accountSettings } from './account-settings';
import { appearanceSettings } from './appearance-settings';
import { composingSettings } from './composing-settings';
import { generalSettings } from './general-settings';
import { navigationSettings } from './navigation-settings';
import { notificationSettings } from './notification-settings';
import { type SettingsList, byProgram, expert, needs, onCards, inPleromaFe, ours, later } from './placed';
import { highlights, measure, opaque } from '../more-kinds';
import { type SettingKey, startSettings } from '../start-settings';
import { flag, optionalText } from '../setting-kinds';

const themes = later('themes');
/** Written by the theme editor. The palette is among the settings of the appearance. */
const themeSettings = {
  theme: inPleromaFe(optionalText(), 'theme', themes),
  style: inPleromaFe(optionalText(), 'theme', themes),
  colors: inPleromaFe(opaque(), 'theme', themes),
  customTheme: inPleromaFe(opaque(), 'theme', themes),
  customThemeSource: inPleromaFe(opaque(), 'theme', themes),
  styleCustomData: inPleromaFe(opaque(), 'theme', themes),
  paletteCustomData: inPleromaFe(opaque(), 'theme', themes),
  themeDebug: inPleromaFe(flag(false, { kept: 'device' }), 'theme', themes),
  forceThemeRecompilation: inPleromaFe(flag(false, { kept: 'device' }), 'theme', themes),
  themeEditorMinWidth: inPleromaFe(
    measure('0rem', { rem: [0, 140], px: [0, 2000] }, { kept: 'device', instance: true }),
    'theme',
    themes,
  ),
} as const satisfies SettingsList;

/** What is hidden, and what is highlighted. */
const filteringSettings = {
  muteWords: inPleromaFe(startSettings.muteWords, 'words', { control: { by: 'words' } }),
  hideWordFilteredPosts: inPleromaFe(startSettings.hideWordFilteredPosts, 'words'),
  hideFilteredStatuses: inPleromaFe(startSettings.hideFilteredStatuses, 'words'),

  hideMutedPosts: inPleromaFe(startSettings.hideMutedPosts, 'muted'),
  hideMutedThreads: inPleromaFe(startSettings.hideMutedThreads, 'muted', needs('threadMute')),
  muteBotStatuses: inPleromaFe(startSettings.muteBotStatuses, 'muted'),
  muteSensitiveStatuses: inPleromaFe(startSettings.muteSensitiveStatuses, 'muted', expert),

  replyVisibility: inPleromaFe(startSettings.replyVisibility, 'replies', needs('replyVisibility')),
  timelineFilters: ours(startSettings.timelineFilters, 'replies', byProgram),

  highlight: inPleromaFe(highlights(), 'people', onCards),
} as const satisfies SettingsList;

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

/** All settings. Each start setting has its place here, or this does not compile. */
export const allSettings = {
  ...generalSettings,
  ...appearanceSettings,
  ...composingSettings,
  ...notificationSettings,
  ...filteringSettings,
  ...accountSettings,
  ...themeSettings,
  ...navigationSettings,
} as const satisfies SettingsList & Record<SettingKey, unknown>;

export type AnySettingKey = keyof typeof allSettings;
