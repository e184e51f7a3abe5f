import type { Notification } from '@linnet/api';
import type { NotificationRow } from '../../notifications/notification-row';
import { compareNotificationIds } from '../../notifications/place-notifications';
import type { Life, SoakTab } from './begin-life';
import { compareFeed } from './compare-feed';
import { clear } from './happenings';
import { heldNotifications, heldStatuses } from './server-holds';

/** Milliseconds after which all that went wrong has to be right again: the longest pauses are of minutes. */
const HEALED_AFTER = 400_000;

/** Lets the network be fair until nothing waits any more, and tells in words what then differs from the server. */
export async function compareLife(life: Life): Promise<string[]> {
  clear(life);
  await life.clock.pass(HEALED_AFTER);
  await tryAgain(life);
  const wrong: string[] = [];
  for (const [at, tab] of life.tabs.entries()) {
    const told = [...(await compareTimeline(life, tab)), ...(await compareNotifications(life, tab))];
    wrong.push(...summed(told).map((line) => `tab ${at}: ${line}`));
  }
  return wrong;
}

/** Where a first page did not come the person is told so, and asks again. */
async function tryAgain({ tabs, clock }: Life): Promise<void> {
  for (const { client, source } of tabs) {
    const feed = client.feeds.get(source);
    const { opened, failure } = feed.state.get();
    if (!opened && failure !== null) void feed.open();
  }
  await clock.pass(2000);
}

async function compareTimeline(life: Life, { client, source }: SoakTab): Promise<string[]> {
  const feed = client.feeds.get(source);
  const state = feed.state.get();
  if (!state.opened) return [`${source.kind} did not come`];
  const lowest = [...state.pending, ...state.segments].at(-1)?.at(-1);
  const held = await meanwhile(life, heldStatuses(client, source, lowest));
  return compareFeed(feed.state.get(), held, life.lately.gone).map((line) => `${source.kind} ${line}`);
}

async function compareNotifications(life: Life, { client, notifications }: SoakTab): Promise<string[]> {
  const { rows, opened } = notifications.state.get();
  if (!opened) return ['notifications did not come'];
  const count = rows.reduce((sum, { group }) => sum + (group?.count ?? 1), 0);
  const all = await meanwhile(life, heldNotifications(client, count));
  const held = all.slice(0, Math.max(count, 20));
  const wrong: string[] = [];
  const ids = rows.map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong.push('a notification twice');
  // Elsewhere a server keeps one place for all of them.
  const keepsMarks = client.features.loaded.get()?.has('notificationsRead') === true;
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const notification of held) {
    const { id, type, seen } = notification;
    const row = known.get(id);
    if (row === undefined && isToldInGroup(notification, rows)) continue;
    if (row === undefined) wrong.push(`notification ${id} (${type}) is missing`);
    else if (keepsMarks && row.seen !== seen)
      wrong.push(`notification ${id} is ${row.seen ? '' : 'not '}seen here`);
  }
  const truth = new Set(held.map(({ id }) => id));
  for (const { id, statusId } of rows) {
    if (!truth.has(id) && !life.lately.gone.has(statusId ?? ''))
      wrong.push(`notification ${id} is not the server's`);
  }
  return wrong;
}

/** A newer one stands for all of its group. */
function isToldInGroup({ id, groupKey }: Notification, rows: readonly NotificationRow[]): boolean {
  return rows.some(
    (row) =>
      groupKey !== null &&
      row.groupKey === groupKey &&
      row.group !== null &&
      compareNotificationIds(row.id, id) > 0,
  );
}

/** Time goes on while something is asked for. */
async function meanwhile<T>({ clock }: Life, asking: Promise<T>): Promise<T> {
  let isAnswered = false;
  const done = asking.finally(() => (isAnswered = true));
  while (!isAnswered) await clock.pass(100);
  return done;
}

/** Of many that begin alike the first, and how many there are. */
function summed(lines: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const line of lines) {
    const kind = line.replace(/\d\S*|[A-Z]\w+.*/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  return [...kinds.values()].map(
    (alike) => `${alike[0] ?? ''}${alike.length > 1 ? ` (${alike.length} such)` : ''}`,
  );
}
