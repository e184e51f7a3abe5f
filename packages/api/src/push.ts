import type { Call } from './call';
import type { PushSubscription } from './model/push';
import { readPushSubscription } from './schema/push-subscription';
import { required } from './schema/required';

const path = '/api/v1/push/subscription';
const read = required(readPushSubscription, 'push subscription');

export type PushAlerts = Readonly<Record<string, boolean>>;

export interface BrowserSubscription {
  endpoint: string;
  /** Both in base64url. */
  auth: string;
  p256dh: string;
}

/** GET /api/v1/push/subscription: the subscription of the current token. 404 when there is none. */
export function pushSubscription(): Call<PushSubscription> {
  return { method: 'GET', path, feature: 'push', read };
}

/** POST /api/v1/push/subscription. Replaces the token's subscription. 403 when push is off. */
export function subscribeToPush(browser: BrowserSubscription, alerts: PushAlerts): Call<PushSubscription> {
  const { endpoint, auth, p256dh } = browser;
  return {
    method: 'POST',
    path,
    feature: 'push',
    body: { kind: 'json', value: { subscription: { endpoint, keys: { auth, p256dh } }, data: { alerts } } },
    read,
  };
}

/** PUT /api/v1/push/subscription */
export function changePushAlerts(alerts: PushAlerts): Call<PushSubscription> {
  return { method: 'PUT', path, feature: 'push', body: { kind: 'json', value: { data: { alerts } } }, read };
}

/** DELETE /api/v1/push/subscription. 404 when there is none. */
export function unsubscribeFromPush(): Call<void> {
  return { method: 'DELETE', path, feature: 'push', read: () => undefined };
}
