export { SettingsHost } from './settings-host';
export type { TabContents } from './window-tabs';
