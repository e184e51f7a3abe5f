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
import type { Life, SoakTab } from './begin-life';

/** Milliseconds in which a step has reached the server, where the network lets it. */
const DONE_AFTER = 1000;

const someTab = ({ chance, tabs }: Life): SoakTab => {
  const tab = chance.of(tabs);
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

async function newest({ elsewhere }: Life): Promise<readonly Notification[]> {
  return (await elsewhere.send(notifications({ limit: 40 }))).items;
}

/** One of the newest, or some of them that follow each other. */
function some<Row extends { id: NotificationId }>({ chance }: Life, rows: readonly Row[], most = 1): Row[] {
  const from = chance.between(0, Math.max(0, rows.length - 1));
  return rows.slice(from, from + chance.between(1, most));
}

async function seeElsewhere(life: Life): Promise<void> {
  const { elsewhere, chance } = life;
  const [one] = some(life, await newest(life));
  if (one === undefined) return;
  if ((await elsewhere.features.load()).has('notificationsRead'))
    return elsewhere.send(readNotifications(chance.is(0.3) ? { upTo: one.id } : { id: one.id }));
  const place = (await elsewhere.send(markers(['notifications']))).notifications?.lastReadId ?? null;
  if (place === null || compareIds(one.id, place) > 0)
    await elsewhere.send(moveMarkers({ notifications: one.id }));
}

async function dismissElsewhere(life: Life): Promise<void> {
  for (const { id } of some(life, await newest(life), 3)) {
    life.putAway.add(id);
    await life.elsewhere.send(dismissNotification(id));
  }
}

/** All that the server has, which may be more than a tab knows; or all of somebody. */
async function noteAll(life: Life, by?: AccountId): Promise<void> {
  let page = await life.elsewhere.send(notifications({ limit: 40 }));
  while (page.items.length > 0) {
    for (const { id, account } of page.items)
      if (by === undefined || account?.id === by) life.putAway.add(id);
    if (page.older === null) return;
    page = await life.elsewhere.send(notifications({ limit: 40, cursor: page.older }));
  }
}

async function clearElsewhere(life: Life): Promise<void> {
  await noteAll(life);
  await life.elsewhere.send(clearNotifications());
}

async function clearHere(life: Life): Promise<void> {
  await noteAll(life);
  void someTab(life).notifications.clearAll();
  await life.clock.pass(DONE_AFTER);
}

async function dismissHere(life: Life): Promise<void> {
  const tab = someTab(life);
  const rows = some(life, tab.notifications.state.get().rows.slice(0, 30), 6);
  // What stands for a group goes with all of it.
  const keys = new Set(rows.flatMap(({ groupKey }) => groupKey ?? []));
  for (const { id, groupKey } of await newest(life)) if (keys.has(groupKey ?? '')) life.putAway.add(id);
  for (const { id } of rows) life.putAway.add(id);
  void tab.notifications.dismiss(rows.map(({ id }) => id));
  await life.clock.pass(DONE_AFTER);
}

async function showKinds(
  life: Life,
  { mentions, likes }: { mentions: boolean; likes: boolean },
): Promise<void> {
  const { default: all } = notificationSettings.notificationVisibility;
  someTab(life).client.settings.write('notificationVisibility', { ...all, mentions, likes });
  await life.clock.settle();
}

async function admire({ chance, world, lately, admirers, count }: Life): Promise<void> {
  const [admirer, status] = [chance.of(admirers), chance.of(lately.own)];
  if (admirer === undefined || status === undefined) return;
  count.notifications += 1;
  await world.act(admirer, 'favourite', { status });
}

async function block(life: Life): Promise<void> {
  const { elsewhere, chance, clock } = life;
  const admirer = chance.of(life.admirers);
  if (admirer === undefined) return;
  life.admirers = life.admirers.filter((name) => name !== admirer);
  const account = await elsewhere.send(lookupAccount(admirer));
  await noteAll(life, account.id);
  void decisionsOf(someTab(life).client).decide(account, { kind: 'block', on: true });
  await clock.pass(DONE_AFTER);
}

/** What is done with notifications, here and at another device. */
export const NOTIFICATION_HAPPENINGS = {
  admire,
  'seen elsewhere': seeElsewhere,
  'dismissed elsewhere': dismissElsewhere,
  'cleared elsewhere': clearElsewhere,
  'dismissed here': dismissHere,
  'cleared here': clearHere,
  'a kind is hidden': (life) => showKinds(life, { mentions: life.chance.is(0.5), likes: false }),
  'all kinds are shown': (life) => showKinds(life, { mentions: true, likes: true }),
  'somebody is blocked': block,
} as const satisfies Readonly<Record<string, (life: Life) => Promise<void> | void>>;

/** Each tab shows all kinds again, and asks for what it may have missed. */
export function lookAgain({ tabs }: Life): void {
  for (const { client } of tabs) {
    const { default: all } = notificationSettings.notificationVisibility;
    client.settings.write('notificationVisibility', all);
    client.live.wake();
  }
}
