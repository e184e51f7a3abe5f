import { alertOptions } from './alert-options';
import { anyPageConfirms } from './page-answers';
import { readConfig } from './read-config';
import { TAG } from './worker-messages';

/** The part of the worker's scope that an expired subscription needs. */
export interface ExpiryScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: Pick<Clients, 'matchAll'>;
  readonly caches: Pick<CacheStorage, 'match'>;
}

/**
 * Handles a subscription that the browser has ended. Only pages hold the token that is needed to register a new one: an
 * open page does it. Without one an alert asks the viewer to come back, since no notification would arrive until then;
 * every page renews the subscription when it starts.
 */
export async function renewSubscription({ registration, clients, caches }: ExpiryScope): Promise<void> {
  const config = await readConfig(caches);
  if (config === null) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if ((await anyPageConfirms(pages, { linnet: 'lapsed' })) || config.lapsed.title === '') return;
  const { language, lapsed, home } = config;
  const parts = { body: lapsed.body, icon: '/favicon.png', image: null, language, tag: `${TAG}lapsed` };
  await registration.showNotification(lapsed.title, {
    ...alertOptions(parts),
    data: { path: home, notification: '' },
  });
}
