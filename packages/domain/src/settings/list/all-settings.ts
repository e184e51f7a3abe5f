import { accountSettings } from './account-settings';
import { appearanceSettings } from './appearance-settings';
import { composingSettings } from './composing-settings';
import { generalSettings } from './general-settings';
import { navigationSettings } from './navigation-settings';
import { notificationSettings } from './notification-settings';
import { type SettingsList, byProgram, expert, needs, onCards, placed, later } from './placed';
import { highlights, measure, opaque } from '../more-kinds';
import { startSettings } from '../start-settings';
import { flag, optionalText } from '../setting-kinds';

const themes = later('themes');
/** Written by the theme editor. The palette is among the settings of the appearance. */
const themeSettings = {
  theme: placed(optionalText(), 'theme', themes),
  style: placed(optionalText(), 'theme', themes),
  colors: placed(opaque(), 'theme', themes),
  customTheme: placed(opaque(), 'theme', themes),
  customThemeSource: placed(opaque(), 'theme', themes),
  styleCustomData: placed(opaque(), 'theme', themes),
  paletteCustomData: placed(opaque(), 'theme', themes),
  themeDebug: placed(flag(false, { kept: 'device' }), 'theme', themes),
  forceThemeRecompilation: placed(flag(false, { kept: 'device' }), 'theme', themes),
  themeEditorMinWidth: placed(
    measure('0rem', { rem: [0, 140], px: [0, 2000] }, { kept: 'device', instance: true }),
    'theme',
    themes,
  ),
} as const satisfies SettingsList;

/** What is hidden, and what is highlighted. */
const filteringSettings = {
  muteWords: placed(startSettings.muteWords, 'words', { control: { by: 'words' } }),
  hideWordFilteredPosts: placed(startSettings.hideWordFilteredPosts, 'words'),
  hideFilteredStatuses: placed(startSettings.hideFilteredStatuses, 'words'),

  hideMutedPosts: placed(startSettings.hideMutedPosts, 'muted'),
  hideMutedThreads: placed(startSettings.hideMutedThreads, 'muted', needs('threadMute')),
  muteBotStatuses: placed(startSettings.muteBotStatuses, 'muted'),
  muteSensitiveStatuses: placed(startSettings.muteSensitiveStatuses, 'muted', expert),

  replyVisibility: placed(startSettings.replyVisibility, 'replies', needs('replyVisibility')),
  timelineFilters: placed(startSettings.timelineFilters, 'replies', { ...byProgram, pleromaFe: null }),

  highlight: placed(highlights(), 'people', onCards),
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

/** All settings. */
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
