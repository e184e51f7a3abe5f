export { settling, startSyncedSettings, type SyncedSettings } from './synced-settings';
