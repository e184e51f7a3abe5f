import { beginLife, type Life, type LifeOptions } from './begin-life';
import { compareLife } from './compare-life';
import { HAPPENINGS, type Happening } from './happenings';

export interface DayOptions extends LifeOptions {
  hours: number;
  posts: number;
  notifications: number;
  /** Bytes that are in use once what nobody needs is collected. */
  heap?: () => Promise<number>;
  onHour?: (told: string) => void;
}

export interface DayReport {
  posts: number;
  notifications: number;
  requests: number;
  sockets: number;
  /** Bytes more than after the first hour. */
  grown: number | null;
  /** The most rows that a table had. */
  statuses: number;
  notificationRows: number;
  /** In words; empty when nothing was missing, nothing double and nothing left behind. */
  wrong: string[];
}

const HOUR = 3_600_000;
/** Milliseconds from one thing to the next, at most. */
const LONGEST_STEP = 40_000;
/** Rows beyond which a table has to be swept: see `createGraph`; a little more is held while it is being read. */
const MOST_STATUSES = 3800;
const MOST_NOTIFICATIONS = 500;

/** What a day brings besides posts, each as often as it is named. */
const OFTEN: readonly Happening[] = [
  ...(['reveal', 'reveal', 'reveal', 'reveal', 'read on', 'fill a gap', 'another timeline'] as const),
  ...(['tab is hidden', 'tab is seen', 'tab is seen', 'look at all', 'remove', 'moment'] as const),
  ...(['admire', 'admire', 'seen elsewhere', 'dismissed elsewhere', 'dismissed here'] as const),
];
const SELDOM: readonly Happening[] = [
  ...(['a nap', 'a nap', 'a long sleep', 'a dead sleep', 'socket breaks', 'server restarts'] as const),
  ...(['sockets refused', 'network goes', 'network comes', 'network comes', 'bad weather'] as const),
  ...(['weather clears', 'weather clears', 'many posts', 'many tell'] as const),
  ...(['a kind is hidden', 'all kinds are shown', 'cleared elsewhere', 'cleared here'] as const),
  ...(['somebody is blocked', 'read at the phone'] as const),
];

/** Plays a day from its first minute to its last, and compares every hour or two what is seen with what is there. */
export async function liveDay(options: DayOptions): Promise<DayReport> {
  const { hours, heap = () => Promise.resolve(null), onHour } = options;
  const life = await beginLife(options);
  const wrong: string[] = [];
  const begun = life.clock.now();
  const most = { statuses: 0, notificationRows: 0 };
  const first: { heap: number | null; listeners: number } = { heap: null, listeners: 0 };
  try {
    for (let hour = 1; hour <= hours; hour += 1) {
      while (life.clock.now() < begun + hour * HOUR) await step(life, options, begun);
      await catchUpWith(life, options, hour / hours);
      wrong.push(...(await compareLife(life)).map((line) => `hour ${hour}: ${line}`));
      measure(life, most);
      if (hour === 1) Object.assign(first, { heap: await heap(), listeners: life.browser.listeners() });
      onHour?.(`${hour} h: ${life.count.posts} posts, ${life.count.notifications} notifications`);
    }
    const last = await heap();
    if (life.browser.listeners() > first.listeners) wrong.push('listeners were left behind');
    if (most.statuses > MOST_STATUSES) wrong.push(`${most.statuses} statuses are kept`);
    if (most.notificationRows > MOST_NOTIFICATIONS)
      wrong.push(`${most.notificationRows} notifications are kept`);
    return {
      ...life.count,
      ...most,
      requests: life.net.requests(),
      sockets: life.net.opened(),
      grown: last === null || first.heap === null ? null : last - first.heap,
      wrong,
    };
  } finally {
    await life.end();
    const left = life.clock.waiting();
    if (left > 0) wrong.push(`${left} timers were left behind`);
    if (life.net.open() > 0) wrong.push(`${life.net.open()} sockets were left open`);
  }
}

async function step(life: Life, options: DayOptions, begun: number): Promise<void> {
  const { chance, clock } = life;
  await clock.pass(chance.between(1, LONGEST_STEP));
  await catchUpWith(life, options, Math.min(1, (clock.now() - begun) / (options.hours * HOUR)));
  if (chance.is(0.5)) await HAPPENINGS[chance.of(OFTEN) ?? 'reveal'](life);
  if (chance.is(0.05)) await HAPPENINGS[chance.of(SELDOM) ?? 'a nap'](life);
}

/** Writes as much as belongs to this part of the day. */
async function catchUpWith(life: Life, { posts, notifications }: DayOptions, part: number): Promise<void> {
  const { chance, count } = life;
  while (count.notifications < notifications * part) await HAPPENINGS.tell(life);
  while (count.posts < posts * part) await HAPPENINGS[chance.is(0.02) ? 'write oneself' : 'post'](life);
}

function measure({ tabs }: Life, most: { statuses: number; notificationRows: number }): void {
  for (const { client, notifications } of tabs) {
    most.statuses = Math.max(most.statuses, client.graph.statuses.size);
    most.notificationRows = Math.max(most.notificationRows, notifications.state.get().rows.length);
  }
}
