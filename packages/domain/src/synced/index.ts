export { settling } from './synced-settings';
export { startSyncedSettings, type SyncedSettings } from './synced-settings';
