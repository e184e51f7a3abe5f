import type { Client } from '@linnet/domain';

/** Tells the domain what happens to the page: it is left, looked at again, or the network is back. */
export function followPage({ drafts, live }: Client): void {
  addEventListener('pagehide', () => drafts.loaded.get()?.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') drafts.loaded.get()?.flush();
    else live.wake();
  });
  addEventListener('online', () => live.wake());
}
