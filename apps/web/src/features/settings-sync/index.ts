export { SettingsSync } from './settings-sync';
