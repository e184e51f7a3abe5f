import { perClient } from '@linnet/domain';
import { type ActiveSubscription, type PushBrowser, type PushWorker, createPush } from '@linnet/domain/push';
import { alertPermission, requestPermission } from './alert-permission';
import { registerWorker } from './register-worker';
import { runningWorker, workerContainer } from './running-worker';

/** The browser's side of push notifications. */
const pushBrowser: PushBrowser = {
  permission: alertPermission,
  requestPermission,
  async start() {
    const container = workerContainer();
    return container === null || !('PushManager' in window)
      ? null
      : pushWorker(await registerWorker(container));
  },
  async withLock(task) {
    const locks: LockManager | undefined = navigator.locks;
    await (locks === undefined ? task() : locks.request('linnet-push', task));
  },
  async running() {
    const registration = await runningWorker();
    return registration === null || !('pushManager' in registration) ? null : pushWorker(registration);
  },
};

function pushWorker({ pushManager }: ServiceWorkerRegistration): PushWorker {
  return {
    async subscription() {
      const subscription = await pushManager.getSubscription();
      return subscription && activeSubscription(subscription);
    },
    async subscribe(applicationServerKey) {
      return activeSubscription(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    },
  };
}

function activeSubscription(subscription: PushSubscription): ActiveSubscription {
  const { applicationServerKey } = subscription.options;
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    auth: keys['auth'] ?? '',
    p256dh: keys['p256dh'] ?? '',
    key: applicationServerKey && btoa(String.fromCharCode(...new Uint8Array(applicationServerKey))),
    async end() {
      await subscription.unsubscribe();
    },
  };
}

/** Push notifications, which reach this browser while no page is open. */
export const pushOf = perClient((client) => createPush(client, pushBrowser));
