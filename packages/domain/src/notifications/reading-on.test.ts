import { notifications as askFor } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import { notificationServer } from '../testing/notification-server';
import { notificationsOf } from './notifications';

/** Dave's page, told of so many follows. */
async function begin(count: number) {
  const told = notificationServer(count, () => ({
    type: 'follow',
    account: { id: 'robin', username: 'robin' },
  }));
  let held: Promise<void> = Promise.resolve();
  const { visitAs } = await startServer();
  const client = await visitAs('dave', {
    async between(request, next) {
      const answer = told.answer(request);
      if (answer !== null) await held;
      return answer ?? next(request);
    },
  });
  const notifications = notificationsOf(client);
  const rows = () => notifications.state.get().rows;
  /** Goes down to the end; a list without one is left after more pages than it has. */
  async function readOn(): Promise<void> {
    const { state, loadOlder } = notifications;
    for (let page = 0; page < count / 10 && !state.get().ended; page += 1) await loadOlder();
  }
  /** Answers wait until the returned function is called. */
  function hold(): () => void {
    let give = (): void => {};
    held = new Promise<void>((resolve) => (give = resolve));
    return give;
  }
  return { client, notifications, rows, told, readOn, hold };
}

test('who reads further down than is kept goes on reading: each page is asked for once', async () => {
  const { notifications, rows, told, readOn } = await begin(620);
  await notifications.load();
  await readOn();
  expect(rows()).toHaveLength(620);
  expect(notifications.state.get().ended).toBe(true);
  expect(told.asked).toEqual([...new Set(told.asked)]);
});

test('what comes from above leaves there what somebody reads further down than is kept', async () => {
  const { notifications, rows, told, readOn } = await begin(560);
  await notifications.load();
  await readOn();
  told.addNotifications(1);
  await notifications.catchUp();
  expect([rows()[0]?.id, rows().at(-1)?.id]).toEqual(['561', '1']);
});

test('what was brought from below what is kept goes with the last who read on, and comes again for the next', async () => {
  const { notifications, rows, readOn } = await begin(620);
  await notifications.load();
  const [leave, leaveToo] = [notifications.retainRows(), notifications.retainRows()];
  await readOn();
  leave();
  expect(rows()).toHaveLength(620);
  leaveToo();
  expect(rows()).toHaveLength(500);
  expect(notifications.state.get().ended).toBe(false);
  await readOn();
  expect(rows().at(-1)?.id).toBe('1');
});

test('an older page that comes when its reader has left does not stay', async () => {
  const { notifications, rows, told, hold } = await begin(620);
  await notifications.load();
  const leave = notifications.retainRows();
  for (let page = 0; page < 24; page += 1) await notifications.loadOlder();
  expect(rows()).toHaveLength(510);
  const pages = told.asked.length;
  const release = hold();
  const late = notifications.loadOlder();
  await vi.waitFor(() => expect(told.asked).toHaveLength(pages + 1));
  leave();
  release();
  await late;
  expect(rows()).toHaveLength(500);
});

test('of what is told one after the other no more is kept than a list has rows', async () => {
  const { client, notifications, rows, told } = await begin(0);
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  told.addNotifications(510);
  const { items } = await client.send(askFor({ limit: 510 }));
  for (const one of items.toReversed()) liveHubOf(client.graph).emit('notification', one);
  expect([rows().length, rows()[0]?.id]).toEqual([500, '510']);
  leave();
});
