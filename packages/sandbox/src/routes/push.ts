import type { WirePushSubscription } from '@linnet/api/wire';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { isTree, Params, type ParamTree } from '../server/params';
import { crash, invalidRequest, notFound, problem } from '../server/problem';
import { user, type Call, type Route } from '../server/route';
import { VAPID_PUBLIC_KEY } from '../server/vapid';
import { changePushAlerts, findPushSubscription, putPushSubscription, removePushOf } from '../store/settings';

const PATH = '/api/v1/push/subscription';

/** The known types of alerts; the real server ignores others. */
const ALERTS = [
  'follow',
  'favourite',
  'mention',
  'reblog',
  'poll',
  'pleroma:chat_mention',
  'pleroma:emoji_reaction',
];

function tokenOf({ auth }: Call): number {
  if (auth.token === null) throw problem(403, 'Invalid credentials.');
  return auth.token.id;
}

function show(call: Call): Response {
  const row = findPushSubscription(call.here.db, tokenOf(call));
  if (!row) throw notFound();
  return answer({
    id: String(row.id),
    endpoint: row.endpoint,
    alerts: JSON.parse(row.alerts) as Record<string, boolean>,
    server_key: VAPID_PUBLIC_KEY,
  } satisfies WirePushSubscription);
}

function readAlerts({ params }: Call): string {
  const alerts = params.nested('data')['alerts'];
  if (!isTree(alerts)) throw crash();
  const flags = new Params(alerts);
  return JSON.stringify(
    Object.fromEntries(ALERTS.flatMap((name) => (flags.has(name) ? [[name, flags.flag(name)]] : []))),
  );
}

function textIn(tree: ParamTree, name: string, pointer: string): string {
  const value = tree[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidRequest([{ field: pointer, message: `Missing field: ${name}` }]);
}

function subscribe(call: Call): Response {
  const { here, params } = call;
  if (!here.settings.webPush) {
    throw problem(403, 'Web push subscription is disabled on this Pleroma instance');
  }
  params.required('subscription');
  const subscription = params.nested('subscription');
  const keys = isTree(subscription['keys']) ? subscription['keys'] : {};
  putPushSubscription(here.db, {
    token_id: tokenOf(call),
    account_id: signedIn(call.reader).id,
    endpoint: textIn(subscription, 'endpoint', 'subscription/endpoint'),
    key_p256dh: textIn(keys, 'p256dh', 'subscription/keys/p256dh'),
    key_auth: textIn(keys, 'auth', 'subscription/keys/auth'),
    alerts: readAlerts(call),
  });
  return show(call);
}

function change(call: Call): Response {
  const token = tokenOf(call);
  if (!findPushSubscription(call.here.db, token)) throw notFound();
  changePushAlerts(call.here.db, token, readAlerts(call));
  return show(call);
}

function unsubscribe(call: Call): Response {
  if (!removePushOf(call.here.db, tokenOf(call))) throw notFound();
  return answer({});
}

const PUSH = user('push');

export const pushRoutes: Route[] = [
  { method: 'GET', path: PATH, access: PUSH, handle: show },
  { method: 'POST', path: PATH, access: PUSH, handle: subscribe },
  { method: 'PUT', path: PATH, access: PUSH, handle: change },
  { method: 'DELETE', path: PATH, access: PUSH, handle: unsubscribe },
];
