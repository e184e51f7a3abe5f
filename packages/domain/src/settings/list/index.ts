export { splitMeasure, type Highlight } from '../more-kinds';
export type { Form, Setting } from '../setting-kinds';
export { allSettings, settingTabs, type AnySettingKey, type SettingTab } from './all-settings';
export { composingSettings } from './composing-settings';
export type { Control, PlacedSetting, SettingsList } from './placed';
