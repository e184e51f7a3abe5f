import { ApiError } from '@linnet/api';
import type { Environment, Log } from '../kernel/environment';
import type { Features } from '../instance/features';
import { readJsonRecord } from '../kernel/json-record';
import type { Lifetime } from '../kernel/lifetime';
import { type Lazy, loadPart } from '../kernel/lazy';
import type { AccountRecords } from '../kernel/records';
import type { Send } from '../session/send';
import type { Settings } from '../settings/settings';

export interface DefaultsNeeds {
  environment: Environment;
  send: Send;
  settings: Settings;
  features: Lazy<Features>;
  log: Log;
  life: Pick<Lifetime, 'isOver'>;
  records: AccountRecords | null;
}

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
      load(records).catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        client.log('warn', 'the preferences of the account could not be loaded', error);
      });
    },
  };
}
