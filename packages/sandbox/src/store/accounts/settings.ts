import type { Database } from '../database';
import { findNewestSeen } from '../notifications';
import type { AccountRow } from './accounts';

/** Settings that clients have stored in an account, by the clients' names. */
export type SettingsStore = Record<string, unknown>;

/** How long (ms) the server uses the cached account without the newer settings. */
const CACHE_LIFETIME_MS = 180_000;

/** The settings as the server answers them: those of the cached account. */
export function settingsStoreOf(db: Database, account: AccountRow, now: number): SettingsStore {
  const newer = db.one<{ store: string }>(
    'select store from settings_behind_cache where account_id = ? and shown_at <= ?',
    account.id,
    now,
  );
  return JSON.parse(newer?.store ?? account.settings_store) as SettingsStore;
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
    now + CACHE_LIFETIME_MS,
  );
}

/** Drops the settings that were stored beside the cached account: they are lost. */
export function dropSettingsBehindCache(db: Database, accountId: string): void {
  db.run('delete from settings_behind_cache where account_id = ?', accountId);
}

interface PushSubscriptionRow {
  id: number;
  token_id: number;
  account_id: string;
  endpoint: string;
  key_p256dh: string;
  key_auth: string;
  /** JSON: alert name → flag. */
  alerts: string;
}

/** Stores the subscription of a token; a new one replaces the old. */
export function putPushSubscription(db: Database, row: Omit<PushSubscriptionRow, 'id'>): void {
  removePushOf(db, row.token_id);
  db.run(
    `insert into push_subscriptions (token_id, account_id, endpoint, key_p256dh, key_auth, alerts)
     values (?, ?, ?, ?, ?, ?)`,
    row.token_id,
    row.account_id,
    row.endpoint,
    row.key_p256dh,
    row.key_auth,
    row.alerts,
  );
}

export function findPushSubscription(db: Database, tokenId: number): PushSubscriptionRow | undefined {
  return db.one<PushSubscriptionRow>('select * from push_subscriptions where token_id = ?', tokenId);
}

export function changePushAlerts(db: Database, tokenId: number, alerts: string): void {
  db.run('update push_subscriptions set alerts = ? where token_id = ?', alerts, tokenId);
}

/** Removes the subscription of a token; returns whether there was one. */
export function removePushOf(db: Database, tokenId: number): boolean {
  return db.run('delete from push_subscriptions where token_id = ?', tokenId).changes > 0;
}

export interface MarkerRow {
  timeline: string;
  last_read_id: string;
  updated_at: number;
}

export function findMarkers(db: Database, accountId: string, timelines: string[]): MarkerRow[] {
  return db.all<MarkerRow>(
    `select timeline, last_read_id, updated_at from markers
     where account_id = ? and timeline in (select value from json_each(?))`,
    accountId,
    JSON.stringify(timelines),
  );
}

export function saveMarker(db: Database, accountId: string, marker: MarkerRow): void {
  db.run(
    `insert into markers (account_id, timeline, last_read_id, updated_at) values (?, ?, ?, ?)
     on conflict (account_id, timeline) do update set last_read_id = excluded.last_read_id, updated_at = excluded.updated_at`,
    accountId,
    marker.timeline,
    marker.last_read_id,
    marker.updated_at,
  );
}

/**
 * Moves the read marker of the notifications to the newest read one. The marker is created with the first
 * notification and keeps the time of its creation.
 */
export function moveReadMarker(db: Database, accountId: string, now: number): void {
  const newest = findNewestSeen(db, accountId);
  db.run(
    `insert into markers (account_id, timeline, last_read_id, updated_at) values (?, 'notifications', ?, ?)
     on conflict (account_id, timeline) do update set last_read_id = excluded.last_read_id`,
    accountId,
    newest === null ? '' : String(newest),
    now,
  );
}
