import { alertOfPush, hidesContents } from './alert-of-push';
import { alertOptions } from './alert-options';
import { anyPageConfirms } from './page-answers';
import { readConfig } from './read-config';
import { type PushedNotification, parseObject, readPush } from './read-push';
import { TAG } from './worker-messages';

/** Milliseconds after which fetching the notification is given up. */
const FETCH_TIMEOUT_MS = 8000;
/** Longer responses are ignored, in characters. */
const MAX_RESPONSE_LENGTH = 500_000;

/** The part of the worker's scope that a push message needs. */
export interface PushScope {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    'showNotification' | 'getNotifications' | 'pushManager'
  >;
  readonly clients: Pick<Clients, 'matchAll'>;
  readonly caches: Pick<CacheStorage, 'match'>;
  readonly fetch: typeof fetch;
  readonly origin: string;
}

/** Shows an alert for a push message, unless an open page shows one itself. */
export async function showPush(text: string, scope: PushScope): Promise<void> {
  const config = await readConfig(scope.caches);
  // Nobody is signed in: unsubscribes, so that the push service rejects later messages of the server.
  if (config === null) return endSubscription(scope);
  const push = readPush(text);
  const kind = push !== null && Object.hasOwn(config.kinds, push.type) ? config.kinds[push.type] : undefined;
  if (push === null || kind === undefined) return;
  if (!config.always && (await hasLivePage(scope))) return;
  const tag = TAG + push.id;
  // Push services may deliver a message twice.
  if ((await scope.registration.getNotifications({ tag })).length > 0) return;
  const notification = hidesContents(push) ? null : await fetchNotification(push, scope);
  const { title, body, icon, image, path } = alertOfPush({
    push,
    config,
    kind,
    notification,
    origin: scope.origin,
  });
  const { language } = config;
  await scope.registration.showNotification(title, {
    ...alertOptions({ body, icon: icon ?? '/favicon.png', image, language, tag }),
    data: { path, notification: kind.isActionable ? '' : push.id },
  });
}

async function endSubscription({ registration }: PushScope): Promise<void> {
  const subscription = await registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Whether an open page receives notifications and shows alerts for them. */
async function hasLivePage({ clients }: PushScope): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return anyPageConfirms(pages, { linnet: 'hears' });
}

/** Fetches the notification; null on error, so that a shorter alert is shown. */
async function fetchNotification(
  { id, token }: PushedNotification,
  { fetch: send }: PushScope,
): Promise<Readonly<Record<string, unknown>> | null> {
  if (token === null) return null;
  try {
    const answer = await send(`/api/v1/notifications/${encodeURIComponent(id)}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!answer.ok) return null;
    const text = await answer.text();
    return text.length > MAX_RESPONSE_LENGTH ? null : parseObject(text);
  } catch (error) {
    // `fetch` throws a TypeError without a network, and a DOMException on timeout.
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}
