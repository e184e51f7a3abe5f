import { unsubscribeFromPush, type AccountId } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import type { NotificationKind } from '../notifications/notification-kind';
import { notificationSettings } from '../settings/list/notification-settings';
import { confirmedKinds, wantedAlerts } from './push-names';
import type { Permission, PushBrowser } from './push-browser';
import { createPushRecords } from './push-record';
import type { PushError } from './push-step';
import { errorOf, isMissing } from '../kernel/error-of';
import { loadPart } from '../kernel/lazy';
import { createPolling } from '../kernel/resource/polling';
import { createTurns } from '../kernel/turns';
import { failStep, isTemporary, StepFailed } from './step-failed';

/** The first delay until a failed request is sent again; it grows with each error. */
const RETRY_DELAY_MS = 60_000;

export type PushState =
  | { readonly kind: 'off' }
  | { readonly kind: 'working' }
  /** The server pushes these kinds to this browser. */
  | { readonly kind: 'on'; readonly delivered: readonly NotificationKind[] }
  | { readonly kind: 'failed'; readonly error: PushError };

/** Notifications that reach this browser while no page is open. */
export interface Push {
  state: Pick<Cell<PushState>, 'get' | 'subscribe'>;
  /** Subscribes and unsubscribes with the settings and the session, until the returned function is called. */
  follow(): () => void;
  /** Asks the viewer for the permission to show alerts. */
  allow(): Promise<Permission>;
  /** Subscribes again after the browser has ended the subscription, once for all tabs. */
  renew(): void;
  /** Repeats every step of subscribing, including those that have succeeded. */
  check(): Promise<void>;
}

const settingKeys = ['webPushNotifications', 'notificationVisibility', 'notificationNative'] as const;

export function createPush(client: Client, browser: PushBrowser): Push {
  const { session, settings, send, log, environment, graph } = client;
  const records = createPushRecords(environment.storage, client.records, environment.now);
  const state = createCell<PushState>({ kind: 'off' });
  const runInTurn = createTurns();

  const isOn = () => settings.valueOf(settingKeys[0], notificationSettings.webPushNotifications);
  const viewerId = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'signed-in' ? now.accountId : null;
  };

  function alerts() {
    const { notificationVisibility, notificationNative } = notificationSettings;
    return wantedAlerts(
      settings.valueOf(settingKeys[1], notificationVisibility),
      settings.valueOf(settingKeys[2], notificationNative),
    );
  }

  const currentChoices = (): string =>
    JSON.stringify([session.state.get().state, viewerId(), isOn(), alerts()]);

  let isFollowed = false;
  const polling = createPolling({
    intervalMs: RETRY_DELAY_MS,
    attention: liveHubOf(graph).isVisible,
    async poll() {
      await sync();
      const now = state.get();
      return now.kind === 'failed' && isTemporary(now.error) ? now.error.reason : null;
    },
  });

  function finish(next: PushState): void {
    state.set(next);
    if (isFollowed && next.kind === 'failed' && isTemporary(next.error)) polling.start();
    else polling.stop();
  }

  /** Runs one task at a time, in the order of the calls. */
  const queue = (task: () => Promise<void>): Promise<void> => runInTurn(() => browser.withLock(task));

  async function turnOn(fresh: boolean): Promise<void> {
    const account = viewerId();
    if (account === null) return;
    if (fresh || state.get().kind !== 'on') state.set({ kind: 'working' });
    try {
      if (!isOn()) throw new StepFailed('setting', 'off');
      const { subscribe } = await loadPart(() => import('./subscribe')).catch(failStep);
      const { carried } = await subscribe({ client, browser, records, alerts: alerts(), fresh });
      if (viewerId() === account) finish({ kind: 'on', delivered: confirmedKinds(carried) });
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      log('warn', error.message, error.cause);
      if (viewerId() === account) finish({ kind: 'failed', error: error.error });
    }
  }

  /** Unsubscribes in the browser first, so that nothing arrives even if the server can't be reached. */
  async function turnOff(): Promise<void> {
    finish({ kind: 'off' });
    const account = viewerId();
    const isKnown = account !== null && records.read() !== null;
    records.removeAll();
    try {
      const subscription = await (await browser.running())?.subscription();
      await subscription?.end();
      if (account === null || (!isKnown && !subscription)) return;
      const error = await errorOf(send(unsubscribeFromPush()));
      if (error !== null && !isMissing(error))
        log('warn', 'the server keeps the subscription for push', error);
    } catch (error) {
      log('warn', 'the browser keeps the subscription for push', error);
    }
  }

  async function sync(): Promise<void> {
    if (session.state.get().state === 'expired') return;
    await queue(() => (viewerId() !== null && isOn() ? turnOn(false) : turnOff()));
  }

  function follow(): () => void {
    let known = currentChoices();
    const update = (): void => {
      if (currentChoices() === known) return;
      known = currentChoices();
      void sync();
    };
    const unsubscribers = [settings.subscribe(update), session.state.subscribe(update)];
    isFollowed = true;
    // The subscription of another account on this device ends first.
    if (records.hasOther()) void queue(turnOff);
    void sync();
    return () => {
      isFollowed = false;
      polling.stop();
      unsubscribers.forEach((unsubscribe) => unsubscribe());
    };
  }

  return {
    state,
    follow,
    allow: browser.requestPermission,
    renew: () => void sync(),
    check: () => queue(() => turnOn(true)),
  };
}
