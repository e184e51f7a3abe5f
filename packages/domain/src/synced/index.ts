export { settling } from './settling';
export { startSyncedSettings, type SyncedSettings } from './synced-settings';
