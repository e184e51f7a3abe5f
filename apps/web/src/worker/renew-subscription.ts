import { alertOptions } from './alert-options';
import { askPages } from './ask-pages';
import { readBrief } from './read-brief';
import { TAG } from './worker-messages';

/** The part of the worker's scope that an expired subscription needs. */
export interface LapsedWorld {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: Pick<Clients, 'matchAll'>;
  readonly caches: Pick<CacheStorage, 'match'>;
}

/**
 * Handles a subscription that the browser has ended. Only pages hold the token that is needed to register a new one: an
 * open page does it. Without one an alert asks the viewer to come back, since no notification would arrive until then;
 * every page renews the subscription when it starts.
 */
export async function renewSubscription({ registration, clients, caches }: LapsedWorld): Promise<void> {
  const brief = await readBrief(caches);
  if (brief === null) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if ((await askPages(pages, { linnet: 'lapsed' })) || brief.lapsed.title === '') return;
  const { language, lapsed, home } = brief;
  const parts = { body: lapsed.body, icon: '/favicon.png', image: null, language, tag: `${TAG}lapsed` };
  await registration.showNotification(lapsed.title, {
    ...alertOptions(parts),
    data: { path: home, notification: '' },
  });
}
