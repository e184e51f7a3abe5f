export { syncedSettingsOf, startSyncedSettings, type SyncedSettings } from './synced-settings';
