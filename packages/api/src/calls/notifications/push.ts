import { del, get, json, nothing, post, put } from '../../call';
import { readPushSubscription } from '../../schema/access';
import { required } from '../../schema/read';

const subscriptionPath = '/api/v1/push/subscription';
const read = required(readPushSubscription, 'push subscription');

export type PushAlerts = Readonly<Record<string, boolean>>;

export interface BrowserSubscription {
  endpoint: string;
  /** Both in base64url. */
  auth: string;
  p256dh: string;
}

/** GET /api/v1/push/subscription: the subscription of the current token. 404 when there is none. */
export const pushSubscription = () => get(subscriptionPath, read, { feature: 'push' });

/** POST /api/v1/push/subscription. Replaces the token's subscription. 403 when push is off. */
export function subscribeToPush(browser: BrowserSubscription, alerts: PushAlerts) {
  const { endpoint, auth, p256dh } = browser;
  return post(subscriptionPath, read, {
    feature: 'push',
    body: json({ subscription: { endpoint, keys: { auth, p256dh } }, data: { alerts } }),
  });
}

/** PUT /api/v1/push/subscription */
export const changePushAlerts = (alerts: PushAlerts) =>
  put(subscriptionPath, read, { feature: 'push', body: json({ data: { alerts } }) });

/** DELETE /api/v1/push/subscription. 404 when there is none. */
export const unsubscribeFromPush = () => del(subscriptionPath, nothing, { feature: 'push' });
