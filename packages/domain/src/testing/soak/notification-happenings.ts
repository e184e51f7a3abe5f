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
import type { Soak, SoakTab } from './begin-life';

/** Milliseconds in which a step has reached the server, where the network lets it. */
const REQUEST_MS = 1000;

const someTab = ({ random, tabs }: Soak): SoakTab => {
  const tab = random.pick(tabs);
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

async function newest({ otherDevice }: Soak): Promise<readonly Notification[]> {
  return (await otherDevice.send(notifications({ limit: 40 }))).items;
}

/** One of the newest, or some of them that follow each other. */
function pickRows<Row extends { id: NotificationId }>(
  { random }: Soak,
  rows: readonly Row[],
  most = 1,
): Row[] {
  const from = random.between(0, Math.max(0, rows.length - 1));
  return rows.slice(from, from + random.between(1, most));
}

async function seeElsewhere(life: Soak): Promise<void> {
  const { otherDevice, random } = life;
  const [one] = pickRows(life, await newest(life));
  if (one === undefined) return;
  if ((await otherDevice.features.load()).has('notificationsRead'))
    return otherDevice.send(readNotifications(random.is(0.3) ? { upTo: one.id } : { id: one.id }));
  const place = (await otherDevice.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  if (place === null || compareIds(one.id, place) > 0)
    await otherDevice.send(moveMarkers({ notifications: one.id }));
}

async function dismissElsewhere(life: Soak): Promise<void> {
  for (const { id } of pickRows(life, await newest(life), 3)) {
    life.dismissedIds.add(id);
    await life.otherDevice.send(dismissNotification(id));
  }
}

/** All that the server has, which may be more than a tab knows; or all of somebody. */
async function recordDismissed(life: Soak, by?: AccountId): Promise<void> {
  let page = await life.otherDevice.send(notifications({ limit: 40 }));
  while (page.items.length > 0) {
    for (const { id, account } of page.items)
      if (by === undefined || account?.id === by) life.dismissedIds.add(id);
    if (page.older === null) return;
    page = await life.otherDevice.send(notifications({ limit: 40, cursor: page.older }));
  }
}

async function clearElsewhere(life: Soak): Promise<void> {
  await recordDismissed(life);
  await life.otherDevice.send(clearNotifications());
}

async function clearHere(life: Soak): Promise<void> {
  await recordDismissed(life);
  void someTab(life).notifications.clearAll();
  await life.clock.advance(REQUEST_MS);
}

async function dismissHere(life: Soak): Promise<void> {
  const tab = someTab(life);
  const rows = pickRows(life, tab.notifications.state.get().rows.slice(0, 30), 6);
  // What stands for a group goes with all of it.
  const keys = new Set(rows.flatMap(({ groupKey }) => groupKey ?? []));
  for (const { id, groupKey } of await newest(life)) if (keys.has(groupKey ?? '')) life.dismissedIds.add(id);
  for (const { id } of rows) life.dismissedIds.add(id);
  void tab.notifications.dismiss(rows.map(({ id }) => id));
  await life.clock.advance(REQUEST_MS);
}

async function showKinds(
  life: Soak,
  { mentions, likes }: { mentions: boolean; likes: boolean },
): Promise<void> {
  const { default: all } = notificationSettings.notificationVisibility;
  someTab(life).client.settings.write('notificationVisibility', { ...all, mentions, likes });
  await life.clock.settle();
}

async function favouriteOwn({ random, world, recentIds, fans, count }: Soak): Promise<void> {
  const [admirer, status] = [random.pick(fans), random.pick(recentIds.own)];
  if (admirer === undefined || status === undefined) return;
  count.notifications += 1;
  await world.act(admirer, 'favourite', { status });
}

async function block(life: Soak): Promise<void> {
  const { otherDevice, random, clock } = life;
  const admirer = random.pick(life.fans);
  if (admirer === undefined) return;
  life.fans = life.fans.filter((name) => name !== admirer);
  const account = await otherDevice.send(lookupAccount(admirer));
  await recordDismissed(life, account.id);
  void decisionsOf(someTab(life).client).decide(account, { kind: 'block', on: true });
  await clock.advance(REQUEST_MS);
}

/** What is done with notifications, here and at another device. */
export const NOTIFICATION_EVENTS = {
  admire: favouriteOwn,
  'seen elsewhere': seeElsewhere,
  'dismissed elsewhere': dismissElsewhere,
  'cleared elsewhere': clearElsewhere,
  'dismissed here': dismissHere,
  'cleared here': clearHere,
  'a kind is hidden': (life) => showKinds(life, { mentions: life.random.is(0.5), likes: false }),
  'all kinds are shown': (life) => showKinds(life, { mentions: true, likes: true }),
  'somebody is blocked': block,
} as const satisfies Readonly<Record<string, (life: Soak) => Promise<void> | void>>;

/** Each tab shows all kinds again, and asks for what it may have missed. */
export function refreshTabs({ tabs }: Soak): void {
  for (const { client } of tabs) {
    const { default: all } = notificationSettings.notificationVisibility;
    client.settings.write('notificationVisibility', all);
    client.live.wake();
  }
}
