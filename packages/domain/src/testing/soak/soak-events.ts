import type { FeedSource } from '../../feeds/feed-source';
import type { Soak, SoakTab } from './start-soak';
import { VIEWER, showFeed, WRITERS } from './start-soak';
import { NOTIFICATION_EVENTS } from './notification-events';
import { goodConditions } from './unreliable-network';

/** How many recent ids are kept. */
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

function addRecent(ids: string[], id: string): void {
  ids.push(id);
  if (ids.length > MAX_RECENT) ids.shift();
}

async function post(soak: Soak): Promise<void> {
  const { random, world, recentIds, count } = soak;
  count.posts += 1;
  const tag = random.is(0.3) ? ' #rye' : '';
  const id = await world.post(random.pick(WRITERS) ?? VIEWER, { text: `Number ${count.posts}${tag}` });
  addRecent(recentIds.others, id);
}

/** Somebody mentions the viewer or favourites one of their statuses. */
async function notifyViewer(soak: Soak): Promise<void> {
  const { random, world, recentIds, count } = soak;
  count.notifications += 1;
  const from = random.pick(WRITERS) ?? 'bob';
  const status = random.pick(recentIds.own);
  if (status !== undefined && random.is(0.4)) {
    // A second favourite by the same person makes no notification.
    count.notifications -= 1;
    return world.act(from, 'favourite', { status });
  }
  count.posts += 1;
  const id = await world.post(from, { text: `@${VIEWER} number ${count.posts}` });
  addRecent(recentIds.others, id);
}

async function writeOneself({ world, recentIds, count }: Soak): Promise<void> {
  count.posts += 1;
  addRecent(recentIds.own, await world.post(VIEWER, { text: `Of my own ${count.posts}` }));
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

function reveal(soak: Soak): void {
  const { client, source } = someTab(soak);
  client.feeds.get(source).showQueue();
}

async function sleep(soak: Soak, milliseconds: number, silently: boolean): Promise<void> {
  const { clock, net, random } = soak;
  net.fallAsleep();
  const until = clock.now() + milliseconds;
  const posts = random.between(0, Math.min(60, Math.ceil(milliseconds / 20_000)));
  for (let left = posts; left > 0; left -= 1) {
    await clock.sleep(Math.floor((until - clock.now()) / (left + 1)));
    await (random.is(0.15) ? notifyViewer(soak) : post(soak));
  }
  await clock.sleep(until - clock.now());
  net.awake(milliseconds, silently);
  await clock.settle();
}

/** The events of a simulation by name. Only events about time advance the clock. */
export const EVENTS = {
  ...NOTIFICATION_EVENTS,
  post,
  tell: notifyViewer,
  'write oneself': writeOneself,
  'a few posts': (soak) => repeat(soak.random.between(2, 8), () => post(soak)),
  'many posts': (soak) => repeat(soak.random.between(20, 60), () => post(soak)),
  /** The person sees and dismisses notifications on another device. */
  'read at the phone': async (soak) => {
    await repeat(soak.random.between(20, 45), () => notifyViewer(soak));
    await soak.clock.advance(soak.random.between(1, 5000));
    await repeat(soak.random.between(1, 4), () => NOTIFICATION_EVENTS['seen elsewhere'](soak));
    await NOTIFICATION_EVENTS['dismissed elsewhere'](soak);
  },
  'many tell': (soak) => repeat(soak.random.between(10, 50), () => notifyViewer(soak)),
  remove,
  moment: ({ clock, random }) => clock.advance(random.between(1, 2000)),
  'a while': ({ clock, random }) => clock.advance(random.between(2000, 60_000)),
  'a nap': (soak) => sleep(soak, soak.random.between(1000, 100_000), false),
  'a long sleep': (soak) => sleep(soak, soak.random.between(160_000, 3_600_000), false),
  'a dead sleep': (soak) => sleep(soak, soak.random.between(160_000, 3_600_000), true),
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
  'weather clears': (soak) => restoreNetwork(soak),
  reveal,
  'read on': async (soak) => {
    const { client, source } = someTab(soak);
    void client.feeds.get(source).loadOlder();
    await soak.clock.settle();
  },
  'fill a gap': async (soak) => {
    const { client, source } = someTab(soak);
    const feed = client.feeds.get(source);
    const { segments } = feed.state.get();
    const above = segments.length > 1 ? segments[0]?.at(-1) : undefined;
    if (above !== undefined) void feed.fillGap(above);
    await soak.clock.settle();
  },
  'another timeline': (soak) => showFeed(someTab(soak), soak.random.pick(TIMELINES) ?? { kind: 'home' }),
  'tab is hidden': (soak) => someTab(soak).attention.set(false),
  'tab is seen': (soak) => {
    const { attention, client } = someTab(soak);
    if (attention.get()) return;
    attention.set(true);
    client.live.wake();
  },
  'look at all': async (soak) => {
    void someTab(soak).notifications.markAllSeen();
    // Waits for the answer: without it the state is uncertain.
    await soak.clock.advance(1000);
  },
} as const satisfies Readonly<Record<string, (soak: Soak) => Promise<void> | void>>;

export type SoakEvent = keyof typeof EVENTS;

/** Makes the network reliable again and brings all tabs back to the foreground. */
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
