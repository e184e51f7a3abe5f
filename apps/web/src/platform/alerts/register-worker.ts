import { CLICKED_ADDRESS, CLICKED_STORE } from '../../worker/clicked';
import { CONFIG_ADDRESS, CONFIG_STORE, type WorkerConfig } from '../../worker/worker-config';
import { type WorkerMessage, readWorkerMessage } from '../../worker/worker-messages';
import { runningWorker, workerContainer } from './running-worker';

const ADDRESS = '/sw.js';
/** A registered worker must be active after this time. */
const START_TIMEOUT_MS = 10_000;

/** The Trusted Types policy for worker scripts: it allows ours only, whatever the input. */
const rules = {
  createScriptURL(address: string): string {
    if (address !== ADDRESS) throw new TypeError(`${address} is no worker of ours.`);
    return address;
  },
};
let policy: typeof rules | undefined;

/** Registers our worker in place of any other of this origin, and waits until it is active. May throw. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  policy ??= globalThis.trustedTypes?.createPolicy('linnet-worker', rules) ?? rules;
  await container.register(policy.createScriptURL(ADDRESS), { scope: '/', updateViaCache: 'none' });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start.')), START_TIMEOUT_MS);
  });
  return Promise.race([container.ready, timeout]);
}

/** Our service worker, registered if necessary; null when the browser has none. */
export async function alertWorker(): Promise<ServiceWorkerRegistration | null> {
  const container = workerContainer();
  if (container === null) return null;
  const registration = await runningWorker();
  return registration !== null && isOurs(registration.active) ? registration : registerWorker(container);
}

function isOurs(worker: ServiceWorker | null): boolean {
  return worker?.scriptURL === location.origin + ADDRESS;
}

/** Replaces the service worker of another client, which would answer with its own cached files. */
export async function replaceWorker(): Promise<void> {
  const container = workerContainer();
  const registration = await runningWorker();
  if (container === null || registration === null) return;
  const { active, waiting, installing } = registration;
  const worker = active ?? waiting ?? installing;
  if (worker !== null && !isOurs(worker)) await registerWorker(container);
}

/** Answers messages of the service worker. Returns the function that stops it. */
export function listenToWorker(answer: (message: WorkerMessage) => boolean): () => void {
  const container = workerContainer();
  const handleMessage = ({ data, ports }: MessageEvent<unknown>): void => {
    const message = readWorkerMessage(data);
    if (message !== null) ports[0]?.postMessage(answer(message));
  };
  container?.addEventListener('message', handleMessage);
  container?.startMessages();
  return () => container?.removeEventListener('message', handleMessage);
}

/** The notification whose alert was clicked to open this page; null when there is none. Returned once. */
export async function takeClickedNotification(): Promise<string | null> {
  if (!('caches' in window)) return null;
  const record = await caches.match(CLICKED_ADDRESS, { cacheName: CLICKED_STORE });
  // Of several pages that start at once, the one that deletes the record gets it.
  if (record === undefined || !(await caches.delete(CLICKED_STORE))) return null;
  return record.text();
}

/** Stores what the service worker needs to know; null deletes it. Pages without a secure origin have no worker. */
export async function storeWorkerConfig(config: WorkerConfig | null): Promise<void> {
  if (!('caches' in window)) return;
  if (config === null) {
    await caches.delete(CONFIG_STORE);
    return;
  }
  const store = await caches.open(CONFIG_STORE);
  await store.put(CONFIG_ADDRESS, Response.json(config));
}
