import type { NotificationId } from '@linnet/api';
import type { Client } from '../client/client';
import { orLog } from '../kernel/error-of';
import { compareIds } from '../kernel/feed/ids';
import { loadPart } from '../kernel/lazy';
import { liveHubOf } from '../events/live-hub';
import type { NotificationKind } from '../notifications/notification-kind';
import type { NotificationRow } from '../notifications/notification-row';
import { notificationsOf } from '../notifications/notifications';
import type { Push } from '../push/push';
import { notificationSettings } from '../settings/list/notification-settings';
import type { AlertBrowser } from './alert';
import { alertOf } from './alert-of';
import type { followChatMessages } from './chat-alerts';
import { createSilence } from './silence';
import { whyNoAlert } from './why-no-alert';

/** Milliseconds until an alert is closed. */
const CLOSE_AFTER_MS = 5000;
/** Of several alerts that arrive together, only the newest are shown: the list of notifications has them all. */
const MAX_AT_ONCE = 3;

type ChatAlertOptions = Parameters<typeof followChatMessages> extends [Client, ...infer Rest] ? Rest : never;

interface AlertsOptions {
  client: Client;
  browser: AlertBrowser;
  push: Pick<Push, 'state'>;
}

/** Shows system notifications for notifications that arrive while nobody looks at the page. */
export interface Alerts {
  /** Shows alerts until the returned function is called. Only the leading tab of a browser does. */
  follow(): () => void;
  /** Whether this page receives live events, so that the service worker need not show pushed notifications. */
  isLive(): boolean;
}

export function createAlerts({ client, browser, push }: AlertsOptions): Alerts {
  const { graph, session, settings, statusViews, environment, life } = client;
  const hub = liveHubOf(graph);
  const notifications = notificationsOf(client);
  const shown = new Map<NotificationId, () => void>();

  function conditions() {
    const now = session.state.get();
    if (now.state !== 'signed-in') return null;
    const { notificationVisibility, notificationNative } = notificationSettings;
    return {
      graph,
      statusViews,
      environment,
      viewerId: now.accountId,
      visible: settings.valueOf('notificationVisibility', notificationVisibility),
      alerting: settings.valueOf('notificationNative', notificationNative),
    };
  }

  /**
   * Whether the server sends this kind by Web Push and the push is shown: by the viewer's setting, or because this page
   * receives no live events.
   */
  function isPushed(kind: NotificationKind): boolean {
    const state = push.state.get();
    if (state.kind !== 'on' || !state.delivered.includes(kind)) return false;
    const { webPushAlwaysShowNotifications: always } = notificationSettings;
    return !hub.isStreamOpen.get() || settings.valueOf('webPushAlwaysShowNotifications', always);
  }

  async function alert(rows: readonly NotificationRow[]): Promise<void> {
    const now = conditions();
    if (now === null || !hub.isLeading.get() || !browser.isAllowed()) return;
    const toShow = rows.filter((row) => !isPushed(row.kind) && whyNoAlert(row, now) === null);
    if (toShow.length === 0 || (await browser.hasFocusedPage())) return;
    if (life.isOver()) return;
    // The newest is shown last, on top of the others.
    for (const row of toShow.slice(0, MAX_AT_ONCE).reverse()) show(alertOf(row, now));
  }

  function show(alert: ReturnType<typeof alertOf>): void {
    if (shown.has(alert.id)) return;
    const close = browser.show(alert);
    const timer = setTimeout(() => {
      shown.delete(alert.id);
      close();
    }, CLOSE_AFTER_MS);
    shown.set(alert.id, () => {
      clearTimeout(timer);
      close();
    });
  }

  function closeAll(): void {
    for (const close of shown.values()) close();
    shown.clear();
  }

  function follow(): () => void {
    const silence = createSilence(hub.isStreamOpen, environment.now);
    /** Id of the newest known notification; null before the list is loaded. */
    let newest: NotificationId | 'none' | null = null;

    function showNew(): void {
      const { opened, rows } = notifications.state.get();
      if (!opened) return;
      silence.listLoaded();
      const before = newest;
      const [top] = rows;
      if (top !== undefined && isAbove(top, before)) newest = top.id;
      else newest ??= 'none';
      if (before === null || !silence.isOver()) return;
      void alert(rows.filter((row) => isAbove(row, before)));
    }

    const mayAlert = (): boolean => silence.isOver() && hub.isLeading.get() && browser.isAllowed();
    const ends = [
      notifications.state.subscribe(showNew),
      silence.end,
      followChats(client, mayAlert, (rows) => void alert(rows)),
    ];
    showNew();
    const stop = (): void => {
      for (const end of ends) end();
      closeAll();
    };
    life.onEnd(stop);
    return stop;
  }

  return { follow, isLive: () => session.state.get().state === 'signed-in' && hub.isStreamOpen.get() };
}

/** Follows new chat messages; the code for that is loaded only where the viewer's server has chats. */
function followChats(client: Client, ...options: ChatAlertOptions): () => void {
  let end: (() => void) | null = null;
  let isOver = false;

  async function begin(): Promise<void> {
    if (client.session.state.get().state === 'visitor' || !(await client.features.load()).has('chats'))
      return;
    const { followChatMessages } = await loadPart(() => import('./chat-alerts'));
    if (!isOver) end = followChatMessages(client, ...options);
  }
  void orLog(begin(), client.log, ['warn', 'there are no alerts for chat messages']);
  return () => {
    isOver = true;
    end?.();
  };
}

function isAbove({ id }: NotificationRow, known: NotificationId | 'none' | null): boolean {
  return known === null || known === 'none' || compareIds(id, known) > 0;
}
