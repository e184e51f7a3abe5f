import type { Client } from '../client/client';
import { orLog } from '../kernel/error-of';
import { readJsonRecord } from '../kernel/json-record';
import { loadPart } from '../kernel/lazy';
import type { AccountRecords } from '../kernel/records';

export type DefaultsNeeds = Pick<
  Client,
  'environment' | 'send' | 'settings' | 'features' | 'log' | 'life' | 'records'
>;

/**
 * Uses the account's preferences on the server as defaults for settings that the viewer has not changed: at once those
 * stored at the last visit, then those that `load` fetches. Servers whose operator configures the defaults are left
 * out.
 */
export function applyAccountDefaults(client: DefaultsNeeds): { load(): void } {
  const { environment, records, settings, features } = client;
  const stored = records && environment.storage.read(records.name('preferences'));
  settings.setAccountDefaults(readJsonRecord(stored));

  async function load(of: AccountRecords): Promise<void> {
    const { has } = await features.load();
    if (!has('preferences') || has('frontendConfiguration')) return;
    const { fetchAccountDefaults } = await loadPart(() => import('./fetch-account-defaults'));
    const defaults = await fetchAccountDefaults(client, of);
    if (!client.life.isOver()) settings.setAccountDefaults(defaults);
  }

  return {
    load() {
      if (records === null) return;
      void orLog(load(records), client.log, ['warn', 'the preferences of the account could not be loaded']);
    },
  };
}
