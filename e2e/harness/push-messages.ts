import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { objectOf, textOf } from '../../tools/report/json-value';
import { expect } from './expect';

/**
 * Replaces the browser's push service, which a browser without a vendor doesn't have. Call it before the first page
 * is opened. With `refuses` in the storage subscribing fails.
 */
export async function pretendPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const record = 'pretended-push';
    const subscription = (endpoint: string) => ({
      endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint, keys: { auth: 'YXV0aA', p256dh: 'cDI1NmRo' } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(record)),
    });
    Object.assign(PushManager.prototype, {
      getSubscription() {
        const endpoint = localStorage.getItem(record);
        return Promise.resolve(endpoint === null ? null : subscription(endpoint));
      },
      subscribe() {
        if (localStorage.getItem('pretended-push refuses') !== null) {
          return Promise.reject(
            new DOMException('Registration failed - push service not available', 'AbortError'),
          );
        }
        const endpoint = `https://push.example/${Date.now()}`;
        localStorage.setItem(record, endpoint);
        return Promise.resolve(subscription(endpoint));
      },
    });
  });
}

/** Delivers push messages to the service worker of the page's origin. */
export async function openPushSender(page: Page): Promise<(message: object | string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (message) => {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** Whether the page tells the service worker that it shows alerts itself; false also without an answer. */
export async function showsAlertsItself(page: Page): Promise<boolean> {
  return (await answerToWorker(page)) === true;
}

/** Waits until the page listens to the worker: it does when the code of the alerts is there, after the first content. */
export async function expectListening(page: Page): Promise<void> {
  await expect.poll(() => answerToWorker(page)).not.toBeNull();
}

/** What the page answers when the worker asks whether it shows alerts itself; null without an answer. */
async function answerToWorker(page: Page): Promise<boolean | null> {
  return page.evaluate(
    () =>
      new Promise<boolean | null>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data === true);
        setTimeout(() => resolve(null), 500);
        const question = new MessageEvent('message', { data: { linnet: 'hears' }, ports: [port2] });
        navigator.serviceWorker.dispatchEvent(question);
      }),
  );
}

/** Resolves when the worker has sent this page a message. */
export async function waitForWorkerMessage(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('message', () => resolve(), { once: true });
      }),
  );
}

/** The alerts that the worker has shown. */
export async function systemAlerts(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/** Clicks the worker's last alert. */
export async function clickSystemAlert(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(`(async () => {
    const shown = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification: shown.at(-1) }));
  })()`);
}

/**
 * Clicks the worker's last alert; resolves to the address that it would open in a new page, which tests cannot open.
 */
export async function clickForNewPage(context: BrowserContext): Promise<string> {
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  const opened: unknown = await worker.evaluate(`new Promise(async (resolve) => {
    Clients.prototype.openWindow = (path) => Promise.resolve(null, resolve(path));
    const shown = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification: shown.at(-1) }));
  })`);
  return textOf(opened);
}

/** The token of the signed-in account. */
export async function ownToken(page: Page): Promise<string> {
  const record = await page.evaluate(() => localStorage.getItem('linnet-session') ?? '{}');
  return textOf(objectOf(JSON.parse(record))['token']);
}
