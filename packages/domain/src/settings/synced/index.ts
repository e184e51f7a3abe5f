export { startSyncedSettings, type SyncedSettings } from './synced-settings';
