import type { AccountRow } from './accounts';
import type { Database } from './database';

/** What an account keeps for its clients, by their names. */
export type SettingsStore = Record<string, unknown>;

/** Milliseconds for which the cached account goes on hiding what was stored behind it. */
const HIDDEN_FOR = 180_000;

/** The store as the server answers it: that of its cached account. */
export function settingsStoreOf(db: Database, account: AccountRow, now: number): SettingsStore {
  const hidden = db.one<{ store: string }>(
    'select store from settings_behind_cache where account_id = ? and shown_at <= ?',
    account.id,
    now,
  );
  return JSON.parse(hidden?.store ?? account.settings_store) as SettingsStore;
}

/** Stores without renewing the cached account: until that ends, everything goes on with the old store. */
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

/** The stored account and the cached one are the same again: what was hidden is lost. */
export function forgetHidden(db: Database, accountId: string): void {
  db.run('delete from settings_behind_cache where account_id = ?', accountId);
}
