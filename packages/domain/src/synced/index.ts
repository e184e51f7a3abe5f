export type { SyncedSettings } from './account-settings';
export { syncedSettingsOf, startSyncedSettings } from './synced-settings';
