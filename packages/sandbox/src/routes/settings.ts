import type { WireMarkers, WirePushSubscription } from '@linnet/api/wire';
import { zonelessTime } from '../render/time';
import { signedIn } from '../server/access';
import { answer } from '../server/answer';
import { type ParamTree, type ParamValue, Params, isTree } from '../server/params';
import { crash, invalidRequest, notFound, problem } from '../server/problem';
import { type Call, type Route, user } from '../server/route';
import { VAPID_PUBLIC_KEY } from '../server/secrets';
import {
  type MarkerRow,
  type SettingsStore,
  changePushAlerts,
  findMarkers,
  findPushSubscription,
  putPushSubscription,
  removePushOf,
  saveBehindCache,
  saveMarker,
  settingsStoreOf,
} from '../store/accounts/settings';
import { countUnseen } from '../store/notifications';

const SETTINGS = '/api/v1/pleroma/settings/:app';

const storeOf = ({ server, viewer }: Call): SettingsStore =>
  settingsStoreOf(server.db, signedIn(viewer), server.now());

function settingsOf(call: Call, store: SettingsStore): ParamTree {
  const app = call.path['app'] ?? '';
  // All stored values came from parameters.
  const settings = Object.hasOwn(store, app) ? (store[app] as ParamValue) : null;
  return isTree(settings) ? settings : {};
}

/** Merges objects at every depth; null removes a key. */
function merged(base: ParamTree, changes: ParamTree): ParamTree {
  const result: ParamTree = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const existing = result[key];
    if (value === null) delete result[key];
    else result[key] = isTree(value) ? merged(isTree(existing) ? existing : {}, value) : value;
  }
  return result;
}

/** Changes settings and answers with the new ones; other requests get the old ones until the cached account expires. */
function changeSettings(call: Call): Response {
  const store = storeOf(call);
  const { access_token: _token, _json: list, ...body } = call.params.tree;
  if (list !== undefined) throw invalidRequest([{ field: '', message: 'Invalid object. Got: array' }]);
  const settings = merged(settingsOf(call, store), body);
  const { id: accountId } = signedIn(call.viewer);
  const next = { ...store, [call.path['app'] ?? '']: settings };
  saveBehindCache(call.server.db, { accountId, store: next, now: call.server.now() });
  return answer(settings);
}

export const appSettingsRoutes: Route[] = [
  {
    method: 'GET',
    path: SETTINGS,
    access: user('read:accounts'),
    handle: (call) => answer(settingsOf(call, storeOf(call))),
  },
  { method: 'PATCH', path: SETTINGS, access: user('write:accounts'), handle: changeSettings },
];

function renderMarkers(call: Call, rows: MarkerRow[]): WireMarkers {
  const accountId = signedIn(call.viewer).id;
  return Object.fromEntries(
    rows.map((row) => [
      row.timeline,
      {
        last_read_id: row.last_read_id,
        version: 0,
        updated_at: zonelessTime(row.updated_at),
        pleroma: {
          unread_count: row.timeline === 'notifications' ? countUnseen(call.server.db, accountId) : 0,
        },
      },
    ]),
  );
}

function listMarkers(call: Call): Response {
  const rows = findMarkers(call.server.db, signedIn(call.viewer).id, call.params.texts('timeline'));
  return answer(renderMarkers(call, rows));
}

function saveMarkers(call: Call): Response {
  const { server, params } = call;
  const accountId = signedIn(call.viewer).id;
  const timelines = server.behaviour.markedTimelines.filter((timeline) => isTree(params.tree[timeline]));
  for (const timeline of timelines) {
    const lastRead = params.nested(timeline)['last_read_id'];
    if (typeof lastRead !== 'string' && typeof lastRead !== 'number') continue;
    saveMarker(server.db, accountId, { timeline, last_read_id: String(lastRead), updated_at: server.now() });
  }
  return answer(renderMarkers(call, findMarkers(server.db, accountId, timelines)));
}

export const markerRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/markers', access: user('read:statuses'), handle: listMarkers },
  { method: 'POST', path: '/api/v1/markers', access: user('write:statuses'), handle: saveMarkers },
];

const SUBSCRIPTION = '/api/v1/push/subscription';

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

function showSubscription(call: Call): Response {
  const row = findPushSubscription(call.server.db, tokenOf(call));
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
  const { server, params } = call;
  if (!server.settings.webPush) {
    throw problem(403, 'Web push subscription is disabled on this Pleroma instance');
  }
  params.required('subscription');
  const subscription = params.nested('subscription');
  const keys = isTree(subscription['keys']) ? subscription['keys'] : {};
  putPushSubscription(server.db, {
    token_id: tokenOf(call),
    account_id: signedIn(call.viewer).id,
    endpoint: textIn(subscription, 'endpoint', 'subscription/endpoint'),
    key_p256dh: textIn(keys, 'p256dh', 'subscription/keys/p256dh'),
    key_auth: textIn(keys, 'auth', 'subscription/keys/auth'),
    alerts: readAlerts(call),
  });
  return showSubscription(call);
}

function changeAlerts(call: Call): Response {
  const token = tokenOf(call);
  if (!findPushSubscription(call.server.db, token)) throw notFound();
  changePushAlerts(call.server.db, token, readAlerts(call));
  return showSubscription(call);
}

function unsubscribe(call: Call): Response {
  if (!removePushOf(call.server.db, tokenOf(call))) throw notFound();
  return answer({});
}

const PUSH = user('push');

export const pushRoutes: Route[] = [
  { method: 'GET', path: SUBSCRIPTION, access: PUSH, handle: showSubscription },
  { method: 'POST', path: SUBSCRIPTION, access: PUSH, handle: subscribe },
  { method: 'PUT', path: SUBSCRIPTION, access: PUSH, handle: changeAlerts },
  { method: 'DELETE', path: SUBSCRIPTION, access: PUSH, handle: unsubscribe },
];
