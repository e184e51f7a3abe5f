import { ApiError, unsubscribeFromPush, type AccountId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import type { NotificationKind } from '../notifications/notification-kind';
import { notificationSettings } from '../settings/list/notification-settings';
import { carriedKinds, wantedAlerts } from './push-names';
import type { Permission, PushBrowser } from './push-browser';
import { createPushRecords } from './push-record';
import type { PushFailure } from './push-step';
import { createRounds } from '../rounds/rounds';
import { createTurns } from '../turns';
import { mayPass, StepFailed } from './step-failed';
import { subscribe } from './subscribe';

/** Milliseconds until a server that did not answer is asked again; each failure makes it longer. */
const TRY_AGAIN = 60_000;

export type PushState =
  | { readonly kind: 'off' }
  | { readonly kind: 'working' }
  /** The server reaches this browser, with these kinds. */
  | { readonly kind: 'on'; readonly carried: readonly NotificationKind[] }
  | { readonly kind: 'failed'; readonly failure: PushFailure };

/** Notifications that reach this browser while no page is open. */
export interface Push {
  state: Pick<Cell<PushState>, 'get' | 'subscribe'>;
  /** Subscribes and unsubscribes as the settings say and as people sign in and out, until the returned function is called. */
  follow(): () => void;
  /** Asks the person whether alerts may be shown. */
  allow(): Promise<Permission>;
  /** The browser has ended what it held: agrees on it anew, once for all pages. */
  renew(): void;
  /** Goes through all steps anew. */
  check(): Promise<void>;
}

const settingKeys = ['webPushNotifications', 'notificationVisibility', 'notificationNative'] as const;

export function createPush(client: Client, browser: PushBrowser): Push {
  const { session, settings, send, log, environment, graph } = client;
  const records = createPushRecords(environment.storage, environment.now);
  const state = createCell<PushState>({ kind: 'off' });
  const takeTurn = createTurns();

  const isOn = () => settings.valueOf(settingKeys[0], notificationSettings.webPushNotifications);
  const reader = (): AccountId | null => {
    const now = session.state.get();
    return now.state === 'member' ? now.accountId : null;
  };

  function asked() {
    const { notificationVisibility, notificationNative } = notificationSettings;
    return wantedAlerts(
      settings.valueOf(settingKeys[1], notificationVisibility),
      settings.valueOf(settingKeys[2], notificationNative),
    );
  }

  const wish = (): string => JSON.stringify([session.state.get().state, reader(), isOn(), asked()]);

  let isFollowed = false;
  const rounds = createRounds({
    every: TRY_AGAIN,
    attention: liveSignsOf(graph).attention,
    async look() {
      await sync();
      const now = state.get();
      return now.kind === 'failed' && mayPass(now.failure) ? now.failure.reason : null;
    },
  });

  function end(next: PushState): void {
    state.set(next);
    if (isFollowed && next.kind === 'failed' && mayPass(next.failure)) rounds.start();
    else rounds.stop();
  }

  /** One thing at a time, in the order in which they were wanted. */
  const queue = (task: () => Promise<void>): Promise<void> => takeTurn(() => browser.alone(task));

  async function turnOn(fresh: boolean): Promise<void> {
    const account = reader();
    if (account === null) return;
    if (fresh || state.get().kind !== 'on') state.set({ kind: 'working' });
    try {
      if (!isOn()) throw new StepFailed('setting', 'off');
      const { carried } = await subscribe({ client, browser, records, account, asked: asked(), fresh });
      if (reader() === account) end({ kind: 'on', carried: carriedKinds(carried) });
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      log('warn', error.message, error.cause);
      if (reader() === account) end({ kind: 'failed', failure: error.failure });
    }
  }

  /** What the browser holds ends even where the server cannot be told: nothing arrives from then on. */
  async function turnOff(): Promise<void> {
    end({ kind: 'off' });
    const account = reader();
    const isKnown = account !== null && records.read(account) !== null;
    records.clear();
    try {
      const held = await (await browser.running())?.held();
      await held?.end();
      if (account !== null && (isKnown || held)) await send(unsubscribeFromPush());
    } catch (error) {
      // There was none.
      if (error instanceof ApiError && error.reason.kind === 'http' && error.reason.status === 404) return;
      log('warn', 'the subscription could not be taken back', error);
    }
  }

  async function sync(): Promise<void> {
    if (session.state.get().state === 'expired') return;
    await queue(() => (reader() !== null && isOn() ? turnOn(false) : turnOff()));
  }

  function follow(): () => void {
    let known = wish();
    const look = (): void => {
      if (wish() === known) return;
      known = wish();
      void sync();
    };
    // Another person: what was agreed on for the one before ends before anything else.
    const change = (): void => void queue(turnOff);
    const ends = [settings.subscribe(look), session.state.subscribe(look), session.onChange(change)];
    isFollowed = true;
    void sync();
    return () => {
      isFollowed = false;
      rounds.stop();
      ends.forEach((end) => end());
    };
  }

  return {
    state,
    follow,
    allow: browser.ask,
    renew: () => void sync(),
    check: () => queue(() => turnOn(true)),
  };
}
