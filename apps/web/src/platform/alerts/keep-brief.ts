import { BRIEF_ADDRESS, BRIEF_STORE, type WorkerBrief } from '../../worker/worker-brief';

/** Stores what the service worker needs to know; null deletes it. Pages without a secure origin have no worker. */
export async function keepBrief(brief: WorkerBrief | null): Promise<void> {
  if (!('caches' in window)) return;
  if (brief === null) {
    await caches.delete(BRIEF_STORE);
    return;
  }
  const store = await caches.open(BRIEF_STORE);
  await store.put(BRIEF_ADDRESS, Response.json(brief));
}
