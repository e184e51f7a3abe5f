import type { ActiveSubscription, Permission, PushBrowser, PushWorker } from '../push-browser';

interface PretendedBrowser extends PushBrowser {
  set(change: { permission?: Permission; hasWorker?: boolean; refuses?: 'worker' | 'push' | null }): void;
  /** How many subscriptions were made so far. */
  made(): number;
  held(): ActiveSubscription | null;
}

/** A browser whose push service the test controls. */
export function pretendedBrowser(): PretendedBrowser {
  const now = {
    permission: 'granted' as Permission,
    hasWorker: true,
    refuses: null as 'worker' | 'push' | null,
  };
  let held: ActiveSubscription | null = null;
  let made = 0;
  let isRunning = false;

  const worker: PushWorker = {
    subscription: () => Promise.resolve(held),
    subscribe(key) {
      if (now.refuses === 'push') return Promise.reject(new Error('push service not available'));
      made += 1;
      held = {
        endpoint: `https://push.example/${made}`,
        auth: 'YXV0aA',
        p256dh: 'cDI1NmRo',
        key: btoa(String.fromCharCode(...key)),
        end() {
          held = null;
          return Promise.resolve();
        },
      };
      return Promise.resolve(held);
    },
  };

  return {
    set: (change) => void Object.assign(now, change),
    made: () => made,
    held: () => held,
    permission: () => now.permission,
    withLock: (task) => task(),
    requestPermission: () => Promise.resolve(now.permission),
    start() {
      if (now.refuses === 'worker') return Promise.reject(new Error('not allowed'));
      isRunning = now.hasWorker;
      return Promise.resolve(now.hasWorker ? worker : null);
    },
    running: () => Promise.resolve(isRunning ? worker : null),
  };
}
