const ADDRESS = '/sw.js';
/** Milliseconds after which a registered worker must be active. */
const PATIENCE = 10_000;

/** The Trusted Types policy for worker scripts: it allows ours only, whatever the input. */
const rules = {
  createScriptURL(address: string): string {
    if (address !== ADDRESS) throw new TypeError(`${address} is no worker of ours.`);
    return address;
  },
};
let policy: typeof rules | undefined;

/** Null when the browser has no service workers, or none for a page without a secure origin. */
export function workerContainer(): ServiceWorkerContainer | null {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return container ?? null;
}

/** The registered service worker of this origin, ours or another client's; null when there is none. */
export async function runningWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await workerContainer()?.getRegistration('/')) ?? null;
}

/**
 * Registers our worker in place of any other of this origin and waits until it is active. Throws the browser's error.
 */
export async function registerWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  policy ??= globalThis.trustedTypes?.createPolicy('linnet-worker', rules) ?? rules;
  await container.register(policy.createScriptURL(ADDRESS), { scope: '/', updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start.')), PATIENCE);
  });
  return Promise.race([container.ready, late]);
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
