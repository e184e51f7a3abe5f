export { ageInMs } from '../age-in-ms';
export { settingChanges, type SettingChanges } from '../changes';
export type { Highlight } from '../highlight';
export { splitMeasure } from '../more-kinds';
export { putAsideDamaged } from '../put-aside-damaged';
export { createSavedOptions, type SavedOptions } from '../saved-options';
export type { Form, Setting } from '../setting-kinds';
export {
  readSettingsFile,
  settingsFileNames,
  type SettingsFileReading,
  writeSettingsFile,
} from '../settings-file';
export { isKeptHere, pinChange } from '../kept-here';
export { type TemporaryChange, temporaryChange } from '../temporary-change';
export { allSettings, settingTabs, type AnySettingKey, type SettingTab } from './all-settings';
export { appearanceSettings } from './appearance-settings';
export { composingSettings } from './composing-settings';
export { generalSettings } from './general-settings';
export { hasControl } from './placed';
export { keysSettings } from './general-settings';
export { mentionSettings } from './general-settings';
export { navigationSettings } from './navigation-settings';
export { notificationSettings } from './notification-settings';
export type { Control, PlacedSetting, SettingsList } from './placed';
export { scrobbleSettings } from './general-settings';
export { timeSettings } from './general-settings';
export { updateSettings } from './general-settings';
