const ADDRESS = '/sw.js';
/** Milliseconds in which a worker that was taken has to run. */
const PATIENCE = 10_000;

/** The policy for scripts of workers: there is this one, and no text of anybody leads to another. */
const rules = {
  createScriptURL(address: string): string {
    if (address !== ADDRESS) throw new TypeError(`${address} is no worker of ours.`);
    return address;
  },
};
let policy: typeof rules | undefined;

/** Null where this browser has no workers, or none for a page without a secure origin. */
export function workerContainer(): ServiceWorkerContainer | null {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return container ?? null;
}

/** The worker of this place, be it ours or another's; null where there is none. */
export async function runningWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await workerContainer()?.getRegistration('/')) ?? null;
}

/** Starts our worker in place of any other of this place, and waits until it runs; throws what the browser says. */
export async function registerWorker(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  policy ??= globalThis.trustedTypes?.createPolicy('linnet-worker', rules) ?? rules;
  await container.register(policy.createScriptURL(ADDRESS), { scope: '/', updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The worker does not start.')), PATIENCE);
  });
  return Promise.race([container.ready, late]);
}

/** Our worker, which is started where it does not run yet; null where this browser has none. */
export async function alertWorker(): Promise<ServiceWorkerRegistration | null> {
  const container = workerContainer();
  if (container === null) return null;
  const registration = await runningWorker();
  return registration !== null && isOurs(registration.active) ? registration : registerWorker(container);
}

function isOurs(worker: ServiceWorker | null): boolean {
  return worker?.scriptURL === location.origin + ADDRESS;
}

/** The worker of another client that was here before would answer with what it knows: ours takes its place. */
export async function replaceWorker(): Promise<void> {
  const container = workerContainer();
  const registration = await runningWorker();
  if (container === null || registration === null) return;
  const { active, waiting, installing } = registration;
  const worker = active ?? waiting ?? installing;
  if (worker !== null && !isOurs(worker)) await registerWorker(container);
}
