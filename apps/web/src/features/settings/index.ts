export { SettingsHost } from './settings-host';
export type { TabContents } from './tab-contents';
