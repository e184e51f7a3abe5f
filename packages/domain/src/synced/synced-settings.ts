import { perClient } from '../client/client';
import { createCell } from '../kernel/cell';
import { loadPart } from '../kernel/lazy';
import type { SyncedParts, SyncedSettings } from './account-settings';
import { followOtherTabs } from './follow-other-tabs';

/**
 * Synchronises the settings of this page with those of other tabs, and for a signed-in viewer with those of other
 * devices and Pleroma-FE. On a server that stores no settings they stay in this browser. Rejects if the code for
 * signed-in viewers could not be loaded.
 */
export async function startSyncedSettings(client: SyncedParts): Promise<SyncedSettings> {
  const { records, loadAccount } = client;
  if (records === null || loadAccount === null) return followOtherTabs(client);
  const { syncAccountSettings } = await loadPart(() => import('./account-settings'));
  return syncAccountSettings({ ...client, records, loadAccount });
}

/** The synchronisation of this page's settings, for code that has to wait for it; null before it has started. */
export const syncedSettingsOf = perClient(() =>
  createCell<Pick<SyncedSettings, 'isSettled' | 'settle' | 'onServer' | 'hasLocalOnly' | 'putAside'> | null>(
    null,
  ),
);
