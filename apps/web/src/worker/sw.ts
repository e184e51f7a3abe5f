import { openAlert } from './open-alert';
import { renewSubscription } from './renew-subscription';
import { showPush } from './show-push';

declare const self: ServiceWorkerGlobalScope;

// The worker serves and caches no files: a new one takes over at once, also from the worker of another client.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { registration, clients, caches, location } = self;
  const scope = { registration, clients, caches, origin: location.origin, fetch: self.fetch.bind(self) };
  event.waitUntil(showPush(event.data?.text() ?? '', scope));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const { registration, clients, caches } = self;
  const changed: ExtendableEvent = event;
  changed.waitUntil(renewSubscription({ registration, clients, caches }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAlert(event.notification.data, self));
});
