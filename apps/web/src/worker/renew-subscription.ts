import { alertOptions } from './alert-options';
import { askPages } from './ask-pages';
import { readBrief } from './read-brief';
import { TAG } from './worker-messages';

/** The worker's world, as far as the end of a subscription needs it. */
export interface LapsedWorld {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: Pick<Clients, 'matchAll'>;
  readonly caches: Pick<CacheStorage, 'match'>;
}

/**
 * The browser has ended the subscription. Only a page can tell the server of another one: the worker holds no token.
 * A page that is open makes it; where none is, the person is told, since nothing would reach them until they come
 * back, and every page that begins makes one.
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
