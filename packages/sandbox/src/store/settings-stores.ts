import type { AccountRow } from './accounts';
import type { Database } from './database';

/** Settings that clients have stored in an account, by the clients' names. */
export type SettingsStore = Record<string, unknown>;

/** How long (ms) the server uses the cached account without the newer settings. */
const HIDDEN_FOR = 180_000;

/** The settings as the server answers them: those of the cached account. */
export function settingsStoreOf(db: Database, account: AccountRow, now: number): SettingsStore {
  const hidden = db.one<{ store: string }>(
    'select store from settings_behind_cache where account_id = ? and shown_at <= ?',
    account.id,
    now,
  );
  return JSON.parse(hidden?.store ?? account.settings_store) as SettingsStore;
}

/** Stores settings without updating the cached account: until it expires, the old settings are used. */
export function saveBehindCache(
  db: Database,
  { accountId, store, now }: { accountId: string; store: SettingsStore; now: number },
): void {
  db.run(
    `insert into settings_behind_cache (account_id, store, shown_at) values (?, ?, ?)
     on conflict (account_id) do update set store = excluded.store, shown_at = excluded.shown_at`,
    accountId,
    JSON.stringify(store),
    now + HIDDEN_FOR,
  );
}

/** Drops the settings that were stored beside the cached account: they are lost. */
export function forgetHidden(db: Database, accountId: string): void {
  db.run('delete from settings_behind_cache where account_id = ?', accountId);
}
