import type { FeedSource } from '../../feeds/feed-source';
import type { Soak, SoakTab } from './begin-life';
import { VIEWER, showFeed, WRITERS } from './begin-life';
import { NOTIFICATION_EVENTS } from './notification-happenings';
import { goodConditions } from './shaky-net';

/** As many as somebody can pick among. */
const MAX_RECENT = 200;
const TIMELINES: readonly FeedSource[] = [
  { kind: 'home' },
  { kind: 'public' },
  { kind: 'local' },
  { kind: 'tag', tag: 'rye' },
];

const someTab = ({ random, tabs }: Soak): SoakTab => {
  const tab = random.pick(tabs);
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

function remember(of: string[], id: string): void {
  of.push(id);
  if (of.length > MAX_RECENT) of.shift();
}

async function post(life: Soak): Promise<void> {
  const { random, world, recentIds, count } = life;
  count.posts += 1;
  const tag = random.is(0.3) ? ' #rye' : '';
  const id = await world.post(random.pick(WRITERS) ?? VIEWER, { text: `Number ${count.posts}${tag}` });
  remember(recentIds.others, id);
}

/** Somebody tells the reader something. */
async function notifyViewer(life: Soak): Promise<void> {
  const { random, world, recentIds, count } = life;
  count.notifications += 1;
  const from = random.pick(WRITERS) ?? 'bob';
  const status = random.pick(recentIds.own);
  if (status !== undefined && random.is(0.4)) {
    // Who likes a post twice tells of it once.
    count.notifications -= 1;
    return world.act(from, 'favourite', { status });
  }
  count.posts += 1;
  const id = await world.post(from, { text: `@${VIEWER} number ${count.posts}` });
  remember(recentIds.others, id);
}

async function writeOneself({ world, recentIds, count }: Soak): Promise<void> {
  count.posts += 1;
  remember(recentIds.own, await world.post(VIEWER, { text: `Of my own ${count.posts}` }));
}

async function remove({ random, world, recentIds }: Soak): Promise<void> {
  const status = random.pick(recentIds.others);
  if (status === undefined) return;
  recentIds.others = recentIds.others.filter((id) => id !== status);
  recentIds.deleted.add(status);
  await world.act('bob', 'delete', { status });
}

async function repeat(times: number, task: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await task();
}

function reveal(life: Soak): void {
  const { client, source } = someTab(life);
  client.feeds.get(source).showQueue();
}

async function sleep(life: Soak, milliseconds: number, silently: boolean): Promise<void> {
  const { clock, net, random } = life;
  net.fallAsleep();
  const until = clock.now() + milliseconds;
  const posts = random.between(0, Math.min(60, Math.ceil(milliseconds / 20_000)));
  for (let left = posts; left > 0; left -= 1) {
    await clock.sleep(Math.floor((until - clock.now()) / (left + 1)));
    await (random.is(0.15) ? notifyViewer(life) : post(life));
  }
  await clock.sleep(until - clock.now());
  net.awake(milliseconds, silently);
  await clock.settle();
}

/** What can happen, by its name. Each leaves the time as it is unless it is about time. */
export const EVENTS = {
  ...NOTIFICATION_EVENTS,
  post,
  tell: notifyViewer,
  'write oneself': writeOneself,
  'a few posts': (life) => repeat(life.random.between(2, 8), () => post(life)),
  'many posts': (life) => repeat(life.random.between(20, 60), () => post(life)),
  /** Somebody reads at their phone what this device is told. */
  'read at the phone': async (life) => {
    await repeat(life.random.between(20, 45), () => notifyViewer(life));
    await life.clock.advance(life.random.between(1, 5000));
    await repeat(life.random.between(1, 4), () => NOTIFICATION_EVENTS['seen elsewhere'](life));
    await NOTIFICATION_EVENTS['dismissed elsewhere'](life);
  },
  'many tell': (life) => repeat(life.random.between(10, 50), () => notifyViewer(life)),
  remove,
  moment: ({ clock, random }) => clock.advance(random.between(1, 2000)),
  'a while': ({ clock, random }) => clock.advance(random.between(2000, 60_000)),
  'a nap': (life) => sleep(life, life.random.between(1000, 100_000), false),
  'a long sleep': (life) => sleep(life, life.random.between(160_000, 3_600_000), false),
  'a dead sleep': (life) => sleep(life, life.random.between(160_000, 3_600_000), true),
  'socket breaks': ({ net }) => net.drop(1006),
  'server restarts': ({ net }) => net.drop(1001),
  'sockets refused': ({ net }) => void (net.conditions.refusesSockets = true),
  'network goes': ({ net }) => {
    net.conditions.isDown = true;
    net.drop(null);
  },
  'network comes': ({ net, browser }) => {
    if (!net.conditions.isDown) return;
    net.conditions.isDown = false;
    browser.tellNetwork();
  },
  'bad weather': ({ net, random }) => {
    Object.assign(net.conditions, {
      repeats: random.pick([0, 0.3]),
      lates: random.pick([0, 0.2]),
      breaks: random.pick([0, 0.2]),
      troubles: random.pick([0, 0.2]),
    });
  },
  'weather clears': (life) => restoreNetwork(life),
  reveal,
  'read on': async (life) => {
    const { client, source } = someTab(life);
    void client.feeds.get(source).loadOlder();
    await life.clock.settle();
  },
  'fill a gap': async (life) => {
    const { client, source } = someTab(life);
    const feed = client.feeds.get(source);
    const { segments } = feed.state.get();
    const above = segments.length > 1 ? segments[0]?.at(-1) : undefined;
    if (above !== undefined) void feed.fillGap(above);
    await life.clock.settle();
  },
  'another timeline': (life) => showFeed(someTab(life), life.random.pick(TIMELINES) ?? { kind: 'home' }),
  'tab is hidden': (life) => someTab(life).attention.set(false),
  'tab is seen': (life) => {
    const { attention, client } = someTab(life);
    if (attention.get()) return;
    attention.set(true);
    client.live.wake();
  },
  'look at all': async (life) => {
    void someTab(life).notifications.markAllSeen();
    // A mark whose answer is lost nobody can be sure of.
    await life.clock.advance(1000);
  },
} as const satisfies Readonly<Record<string, (life: Soak) => Promise<void> | void>>;

export type SoakEvent = keyof typeof EVENTS;

/** The network is as it should be again, and whoever was away looks again. */
export function restoreNetwork({ net, browser, tabs }: Soak): void {
  const wasDown = net.conditions.isDown;
  Object.assign(net.conditions, goodConditions);
  if (wasDown) browser.tellNetwork();
  for (const { attention, client } of tabs) {
    if (attention.get()) continue;
    attention.set(true);
    client.live.wake();
  }
}
