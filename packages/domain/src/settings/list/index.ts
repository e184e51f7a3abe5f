export { settingChanges, type SettingChanges } from '../changes';
export type { Highlight } from '../highlight';
export { ageInMs, splitMeasure } from '../compound-kinds';
export { saveDamagedSettings } from '../save-damaged-settings';
export { createSavedOptions, type SavedOptions } from '../saved-options';
export type { Form, Setting } from '../setting-kinds';
export {
  readSettingsFile,
  settingsFileNames,
  type SettingsFileReading,
  writeSettingsFile,
} from '../settings-file';
export { isKeptHere, pinChange } from '../kept-here';
export { sortedJson } from '../sorted-json';
export { type TemporaryChange, temporaryChange } from '../temporary-change';
export {
  allSettings,
  settingTabs,
  type AnySettingKey,
  type SettingGroup,
  type SettingTab,
} from './all-settings';
export { appearanceSettings } from './appearance-settings';
export { composingSettings } from './composing-settings';
export {
  generalSettings,
  keysSettings,
  mentionSettings,
  scrobbleSettings,
  timeSettings,
  updateSettings,
} from './general-settings';
export { navigationSettings } from './navigation-settings';
export { notificationSettings } from './notification-settings';
export { styleEditorSettings } from './theme-settings';
export { hasControl, type Control, type PlacedSetting, type SettingsList } from './placed';
