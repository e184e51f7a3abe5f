import type { Database } from './database';

export interface PushSubscriptionRow {
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
