/** Null when the browser has no service workers, or none for a page without a secure origin. */
export function workerContainer(): ServiceWorkerContainer | null {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  return container ?? null;
}

/** The registered service worker of this origin, ours or another client's; null when there is none. */
export async function runningWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await workerContainer()?.getRegistration('/')) ?? null;
}
