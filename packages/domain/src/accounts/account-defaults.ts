import type { Client } from '../client/client';
import { orLog } from '../kernel/failure-of';
import { readJsonRecord } from '../kernel/json-record';
import { loadPart } from '../kernel/lazy';
import type { AccountRecords } from '../kernel/records';

export type DefaultsNeeds = Pick<
  Client,
  'environment' | 'send' | 'settings' | 'features' | 'log' | 'life' | 'records'
>;

/**
 * Makes the reading preferences of the account on the server the defaults of settings without an own value: those
 * stored at the last visit at once, then the present ones. Where the server has a configuration of the operator, that
 * counts instead.
 */
export function followAccountDefaults(client: DefaultsNeeds): { load(): void } {
  const { environment, records, settings, features } = client;
  const kept = records && environment.storage.read(records.name('preferences'));
  settings.takeAccountDefaults(readJsonRecord(kept));

  async function load(of: AccountRecords): Promise<void> {
    const { has } = await features.load();
    if (!has('preferences') || has('frontendConfiguration')) return;
    const { fetchAccountDefaults } = await loadPart(() => import('./fetch-account-defaults'));
    const defaults = await fetchAccountDefaults(client, of);
    if (!client.life.isOver()) settings.takeAccountDefaults(defaults);
  }

  return {
    load() {
      if (records === null) return;
      void orLog(load(records), client.log, ['warn', 'the preferences of the account could not be loaded']);
    },
  };
}
