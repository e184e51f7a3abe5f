import {
  clearNotifications,
  dismissNotification,
  lookupAccount,
  markers,
  moveMarkers,
  notifications,
  readNotifications,
  type AccountId,
  type Notification,
  type NotificationId,
} from '@linnet/api';
import { compareIds } from '../../kernel/feed/ids';
import { decisionsOf } from '../../people/decisions';
import { notificationSettings } from '../../settings/list/notification-settings';
import type { Soak, SoakTab } from './start-soak';

/** The time after which a request has reached the server, if the network allows it. */
const REQUEST_MS = 1000;

const someTab = ({ random, tabs }: Soak): SoakTab => {
  const tab = random.pick(tabs);
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

async function newest({ otherDevice }: Soak): Promise<readonly Notification[]> {
  return (await otherDevice.send(notifications({ limit: 40 }))).items;
}

/** Up to `max` rows in sequence, from a random place. */
function pickRows<Row extends { id: NotificationId }>(
  { random }: Soak,
  rows: readonly Row[],
  max = 1,
): Row[] {
  const from = random.between(0, Math.max(0, rows.length - 1));
  return rows.slice(from, from + random.between(1, max));
}

async function seeElsewhere(soak: Soak): Promise<void> {
  const { otherDevice, random } = soak;
  const [one] = pickRows(soak, await newest(soak));
  if (one === undefined) return;
  if ((await otherDevice.features.load()).has('notificationsRead'))
    return otherDevice.send(readNotifications(random.is(0.3) ? { upTo: one.id } : { id: one.id }));
  const place = (await otherDevice.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  if (place === null || compareIds(one.id, place) > 0)
    await otherDevice.send(moveMarkers({ notifications: one.id }));
}

async function dismissElsewhere(soak: Soak): Promise<void> {
  for (const { id } of pickRows(soak, await newest(soak), 3)) {
    soak.dismissedIds.add(id);
    await soak.otherDevice.send(dismissNotification(id));
  }
}

/** Adds all notifications on the server, or all that `by` caused, to the dismissed ids. */
async function recordDismissed(soak: Soak, by?: AccountId): Promise<void> {
  let page = await soak.otherDevice.send(notifications({ limit: 40 }));
  while (page.items.length > 0) {
    for (const { id, account } of page.items)
      if (by === undefined || account?.id === by) soak.dismissedIds.add(id);
    if (page.older === null) return;
    page = await soak.otherDevice.send(notifications({ limit: 40, cursor: page.older }));
  }
}

async function clearElsewhere(soak: Soak): Promise<void> {
  await recordDismissed(soak);
  await soak.otherDevice.send(clearNotifications());
}

async function clearHere(soak: Soak): Promise<void> {
  await recordDismissed(soak);
  void someTab(soak).notifications.clearAll();
  await soak.clock.advance(REQUEST_MS);
}

async function dismissHere(soak: Soak): Promise<void> {
  const tab = someTab(soak);
  const rows = pickRows(soak, tab.notifications.state.get().rows.slice(0, 30), 6);
  // Dismissing one of a group dismisses the whole group.
  const keys = new Set(rows.flatMap(({ groupKey }) => groupKey ?? []));
  for (const { id, groupKey } of await newest(soak)) if (keys.has(groupKey ?? '')) soak.dismissedIds.add(id);
  for (const { id } of rows) soak.dismissedIds.add(id);
  void tab.notifications.dismiss(rows.map(({ id }) => id));
  await soak.clock.advance(REQUEST_MS);
}

async function showKinds(
  soak: Soak,
  { mentions, likes }: { mentions: boolean; likes: boolean },
): Promise<void> {
  const { default: all } = notificationSettings.notificationVisibility;
  someTab(soak).client.settings.write('notificationVisibility', { ...all, mentions, likes });
  await soak.clock.settle();
}

async function favouriteOwn({ random, world, recentIds, fans, count }: Soak): Promise<void> {
  const [admirer, status] = [random.pick(fans), random.pick(recentIds.own)];
  if (admirer === undefined || status === undefined) return;
  count.notifications += 1;
  await world.act(admirer, 'favourite', { status });
}

async function block(soak: Soak): Promise<void> {
  const { otherDevice, random, clock } = soak;
  const admirer = random.pick(soak.fans);
  if (admirer === undefined) return;
  soak.fans = soak.fans.filter((name) => name !== admirer);
  const account = await otherDevice.send(lookupAccount(admirer));
  await recordDismissed(soak, account.id);
  void decisionsOf(someTab(soak).client).decide(account, { kind: 'block', on: true });
  await clock.advance(REQUEST_MS);
}

/** Events about notifications, here and on another device. */
export const NOTIFICATION_EVENTS = {
  admire: favouriteOwn,
  'seen elsewhere': seeElsewhere,
  'dismissed elsewhere': dismissElsewhere,
  'cleared elsewhere': clearElsewhere,
  'dismissed here': dismissHere,
  'cleared here': clearHere,
  'a kind is hidden': (soak) => showKinds(soak, { mentions: soak.random.is(0.5), likes: false }),
  'all kinds are shown': (soak) => showKinds(soak, { mentions: true, likes: true }),
  'somebody is blocked': block,
} as const satisfies Readonly<Record<string, (soak: Soak) => Promise<void> | void>>;

/** Makes each tab show all kinds of notifications and load what it has missed. */
export function refreshTabs({ tabs }: Soak): void {
  for (const { client } of tabs) {
    const { default: all } = notificationSettings.notificationVisibility;
    client.settings.write('notificationVisibility', all);
    client.live.wake();
  }
}
