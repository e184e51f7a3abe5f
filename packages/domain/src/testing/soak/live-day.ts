import { startSoak, type Soak, type SoakOptions } from './begin-life';
import { compareWithServer } from './compare-life';
import { EVENTS, type SoakEvent } from './happenings';

export interface DayOptions extends SoakOptions {
  hours: number;
  posts: number;
  notifications: number;
  /** Bytes that are in use once what nobody needs is collected. */
  heap?: () => Promise<number>;
  onHour?: (line: string) => void;
}

export interface DayReport {
  posts: number;
  notifications: number;
  requests: number;
  sockets: number;
  /** Bytes more than after the first hour. */
  heapGrowth: number | null;
  /** The most rows that a table had. */
  statuses: number;
  notificationRows: number;
  /** In words; empty when nothing was missing, nothing double and nothing left behind. */
  problems: string[];
}

const HOUR = 3_600_000;
/** Milliseconds from one thing to the next, at most. */
const MAX_STEP_MS = 40_000;
/** Rows beyond which a table has to be swept: see `createGraph`; a little more is held while it is being read. */
const MAX_STATUSES = 3800;
const MAX_NOTIFICATIONS = 500;

/** What a day brings besides posts, each as often as it is named. */
const FREQUENT_EVENTS: readonly SoakEvent[] = [
  ...(['reveal', 'reveal', 'reveal', 'reveal', 'read on', 'fill a gap', 'another timeline'] as const),
  ...(['tab is hidden', 'tab is seen', 'tab is seen', 'look at all', 'remove', 'moment'] as const),
  ...(['admire', 'admire', 'seen elsewhere', 'dismissed elsewhere', 'dismissed here'] as const),
];
const RARE_EVENTS: readonly SoakEvent[] = [
  ...(['a nap', 'a nap', 'a long sleep', 'a dead sleep', 'socket breaks', 'server restarts'] as const),
  ...(['sockets refused', 'network goes', 'network comes', 'network comes', 'bad weather'] as const),
  ...(['weather clears', 'weather clears', 'many posts', 'many tell'] as const),
  ...(['a kind is hidden', 'all kinds are shown', 'cleared elsewhere', 'cleared here'] as const),
  ...(['somebody is blocked', 'read at the phone'] as const),
];

/** Plays a day from its first minute to its last, and compares every hour or two what is seen with what is there. */
export async function runDay(options: DayOptions): Promise<DayReport> {
  const { hours, heap = () => Promise.resolve(null), onHour } = options;
  const life = await startSoak(options);
  const problems: string[] = [];
  const start = life.clock.now();
  const maxima = { statuses: 0, notificationRows: 0 };
  const first: { heap: number | null; listeners: number } = { heap: null, listeners: 0 };
  try {
    for (let hour = 1; hour <= hours; hour += 1) {
      while (life.clock.now() < start + hour * HOUR) await step(life, options, start);
      await writePlanned(life, options, hour / hours);
      problems.push(...(await compareWithServer(life)).map((line) => `hour ${hour}: ${line}`));
      measure(life, maxima);
      if (hour === 1) Object.assign(first, { heap: await heap(), listeners: life.browser.listeners() });
      onHour?.(`${hour} h: ${life.count.posts} posts, ${life.count.notifications} notifications`);
    }
    const last = await heap();
    if (life.browser.listeners() > first.listeners) problems.push('listeners were left behind');
    if (maxima.statuses > MAX_STATUSES) problems.push(`${maxima.statuses} statuses are kept`);
    if (maxima.notificationRows > MAX_NOTIFICATIONS)
      problems.push(`${maxima.notificationRows} notifications are kept`);
    return {
      ...life.count,
      ...maxima,
      requests: life.net.requests(),
      sockets: life.net.opened(),
      heapGrowth: last === null || first.heap === null ? null : last - first.heap,
      problems,
    };
  } finally {
    await life.end();
    const left = life.clock.pendingTimers();
    if (left > 0) problems.push(`${left} timers were left behind`);
    if (life.net.open() > 0) problems.push(`${life.net.open()} sockets were left open`);
  }
}

async function step(life: Soak, options: DayOptions, begun: number): Promise<void> {
  const { random, clock } = life;
  await clock.advance(random.between(1, MAX_STEP_MS));
  await writePlanned(life, options, Math.min(1, (clock.now() - begun) / (options.hours * HOUR)));
  if (random.is(0.5)) await EVENTS[random.pick(FREQUENT_EVENTS) ?? 'reveal'](life);
  if (random.is(0.05)) await EVENTS[random.pick(RARE_EVENTS) ?? 'a nap'](life);
}

/** Writes as much as belongs to this part of the day. */
async function writePlanned(life: Soak, { posts, notifications }: DayOptions, share: number): Promise<void> {
  const { random, count } = life;
  while (count.notifications < notifications * share) await EVENTS.tell(life);
  while (count.posts < posts * share) await EVENTS[random.is(0.02) ? 'write oneself' : 'post'](life);
}

function measure({ tabs }: Soak, most: { statuses: number; notificationRows: number }): void {
  for (const { client, notifications } of tabs) {
    most.statuses = Math.max(most.statuses, client.graph.statuses.size);
    most.notificationRows = Math.max(most.notificationRows, notifications.state.get().rows.length);
  }
}
