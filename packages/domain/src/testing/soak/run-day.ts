import { startSoak, type Soak, type SoakOptions } from './start-soak';
import { compareWithServer } from './compare-with-server';
import { EVENTS, type SoakEvent } from './soak-events';

export interface DayOptions extends SoakOptions {
  hours: number;
  posts: number;
  notifications: number;
  /** The bytes in use after garbage collection. */
  heap?: () => Promise<number>;
  onHour?: (line: string) => void;
}

export interface DayReport {
  posts: number;
  notifications: number;
  requests: number;
  sockets: number;
  /** Growth of the heap since the first hour, in bytes. */
  heapGrowth: number | null;
  /** The maximum number of statuses in the graph of a tab. */
  statuses: number;
  /** The maximum number of notification rows of a tab. */
  notificationRows: number;
  /** Differences from the server and leaks; empty when all is well. */
  problems: string[];
}

const HOUR = 3_600_000;
const MAX_STEP_MS = 40_000;
/** Limits above which rows must have been dropped (see `createGraph`), with room for what is being read. */
const MAX_STATUSES = 3800;
const MAX_NOTIFICATIONS = 500;

/** Events besides posts; the weight of each is how often it is listed. */
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

/** Simulates a day and compares the tabs with the server after every hour. */
export async function runDay(options: DayOptions): Promise<DayReport> {
  const { hours, heap = () => Promise.resolve(null), onHour } = options;
  const soak = await startSoak(options);
  const problems: string[] = [];
  const start = soak.clock.now();
  const maxima = { statuses: 0, notificationRows: 0 };
  const first: { heap: number | null; listeners: number } = { heap: null, listeners: 0 };
  try {
    for (let hour = 1; hour <= hours; hour += 1) {
      while (soak.clock.now() < start + hour * HOUR) await step(soak, options, start);
      await writePlanned(soak, options, hour / hours);
      problems.push(...(await compareWithServer(soak)).map((line) => `hour ${hour}: ${line}`));
      measure(soak, maxima);
      if (hour === 1) Object.assign(first, { heap: await heap(), listeners: soak.browser.listeners() });
      onHour?.(`${hour} h: ${soak.count.posts} posts, ${soak.count.notifications} notifications`);
    }
    const last = await heap();
    if (soak.browser.listeners() > first.listeners) problems.push('listeners were left behind');
    if (maxima.statuses > MAX_STATUSES) problems.push(`${maxima.statuses} statuses are kept`);
    if (maxima.notificationRows > MAX_NOTIFICATIONS)
      problems.push(`${maxima.notificationRows} notifications are kept`);
    return {
      ...soak.count,
      ...maxima,
      requests: soak.net.requests(),
      sockets: soak.net.opened(),
      heapGrowth: last === null || first.heap === null ? null : last - first.heap,
      problems,
    };
  } finally {
    await soak.end();
    const left = soak.clock.pendingTimers();
    if (left > 0) problems.push(`${left} timers were left behind`);
    if (soak.net.open() > 0) problems.push(`${soak.net.open()} sockets were left open`);
  }
}

async function step(soak: Soak, options: DayOptions, begun: number): Promise<void> {
  const { random, clock } = soak;
  await clock.advance(random.between(1, MAX_STEP_MS));
  await writePlanned(soak, options, Math.min(1, (clock.now() - begun) / (options.hours * HOUR)));
  if (random.is(0.5)) await EVENTS[random.pick(FREQUENT_EVENTS) ?? 'reveal'](soak);
  if (random.is(0.05)) await EVENTS[random.pick(RARE_EVENTS) ?? 'a nap'](soak);
}

/** Makes as many posts and notifications as are planned for this share of the day. */
async function writePlanned(soak: Soak, { posts, notifications }: DayOptions, share: number): Promise<void> {
  const { random, count } = soak;
  while (count.notifications < notifications * share) await EVENTS.tell(soak);
  while (count.posts < posts * share) await EVENTS[random.is(0.02) ? 'write oneself' : 'post'](soak);
}

function measure({ tabs }: Soak, most: { statuses: number; notificationRows: number }): void {
  for (const { client, notifications } of tabs) {
    most.statuses = Math.max(most.statuses, client.graph.statuses.size);
    most.notificationRows = Math.max(most.notificationRows, notifications.state.get().rows.length);
  }
}
