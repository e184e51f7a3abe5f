import type { FeedSource } from '../../feeds/feed-source';
import type { Life, SoakTab } from './begin-life';
import { READER, showFeed, WRITERS } from './begin-life';
import { NOTIFICATION_HAPPENINGS } from './notification-happenings';
import { fairWeather } from './shaky-net';

/** As many as somebody can pick among. */
const LATELY = 200;
const TIMELINES: readonly FeedSource[] = [
  { kind: 'home' },
  { kind: 'public' },
  { kind: 'local' },
  { kind: 'tag', tag: 'rye' },
];

const someTab = ({ chance, tabs }: Life): SoakTab => {
  const tab = chance.of(tabs);
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

function remember(of: string[], id: string): void {
  of.push(id);
  if (of.length > LATELY) of.shift();
}

async function post(life: Life): Promise<void> {
  const { chance, world, lately, count } = life;
  count.posts += 1;
  const tag = chance.is(0.3) ? ' #rye' : '';
  const id = await world.post(chance.of(WRITERS) ?? READER, { text: `Number ${count.posts}${tag}` });
  remember(lately.others, id);
}

/** Somebody tells the reader something. */
async function tell(life: Life): Promise<void> {
  const { chance, world, lately, count } = life;
  count.notifications += 1;
  const from = chance.of(WRITERS) ?? 'bob';
  const status = chance.of(lately.own);
  if (status !== undefined && chance.is(0.4)) {
    // Who likes a post twice tells of it once.
    count.notifications -= 1;
    return world.act(from, 'favourite', { status });
  }
  count.posts += 1;
  const id = await world.post(from, { text: `@${READER} number ${count.posts}` });
  remember(lately.others, id);
}

async function writeOneself({ world, lately, count }: Life): Promise<void> {
  count.posts += 1;
  remember(lately.own, await world.post(READER, { text: `Of my own ${count.posts}` }));
}

async function remove({ chance, world, lately }: Life): Promise<void> {
  const status = chance.of(lately.others);
  if (status === undefined) return;
  lately.others = lately.others.filter((id) => id !== status);
  lately.gone.add(status);
  await world.act('bob', 'delete', { status });
}

async function several(times: number, task: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await task();
}

function reveal(life: Life): void {
  const { client, source } = someTab(life);
  client.feeds.get(source).reveal();
}

async function sleep(life: Life, milliseconds: number, silently: boolean): Promise<void> {
  const { clock, net, chance } = life;
  net.fallAsleep();
  const until = clock.now() + milliseconds;
  const posts = chance.between(0, Math.min(60, Math.ceil(milliseconds / 20_000)));
  for (let left = posts; left > 0; left -= 1) {
    await clock.sleep(Math.floor((until - clock.now()) / (left + 1)));
    await (chance.is(0.15) ? tell(life) : post(life));
  }
  await clock.sleep(until - clock.now());
  net.awake(milliseconds, silently);
  await clock.settle();
}

/** What can happen, by its name. Each leaves the time as it is unless it is about time. */
export const HAPPENINGS = {
  ...NOTIFICATION_HAPPENINGS,
  post,
  tell,
  'write oneself': writeOneself,
  'a few posts': (life) => several(life.chance.between(2, 8), () => post(life)),
  'many posts': (life) => several(life.chance.between(20, 60), () => post(life)),
  /** Somebody reads at their phone what this device is told. */
  'read at the phone': async (life) => {
    await several(life.chance.between(20, 45), () => tell(life));
    await life.clock.pass(life.chance.between(1, 5000));
    await several(life.chance.between(1, 4), () => NOTIFICATION_HAPPENINGS['seen elsewhere'](life));
    await NOTIFICATION_HAPPENINGS['dismissed elsewhere'](life);
  },
  'many tell': (life) => several(life.chance.between(10, 50), () => tell(life)),
  remove,
  moment: ({ clock, chance }) => clock.pass(chance.between(1, 2000)),
  'a while': ({ clock, chance }) => clock.pass(chance.between(2000, 60_000)),
  'a nap': (life) => sleep(life, life.chance.between(1000, 100_000), false),
  'a long sleep': (life) => sleep(life, life.chance.between(160_000, 3_600_000), false),
  'a dead sleep': (life) => sleep(life, life.chance.between(160_000, 3_600_000), true),
  'socket breaks': ({ net }) => net.drop(1006),
  'server restarts': ({ net }) => net.drop(1001),
  'sockets refused': ({ net }) => void (net.weather.refusesSockets = true),
  'network goes': ({ net }) => {
    net.weather.isDown = true;
    net.drop(null);
  },
  'network comes': ({ net, browser }) => {
    if (!net.weather.isDown) return;
    net.weather.isDown = false;
    browser.tellNetwork();
  },
  'bad weather': ({ net, chance }) => {
    Object.assign(net.weather, {
      repeats: chance.of([0, 0.3]),
      lates: chance.of([0, 0.2]),
      breaks: chance.of([0, 0.2]),
      troubles: chance.of([0, 0.2]),
    });
  },
  'weather clears': (life) => clear(life),
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
  'another timeline': (life) => showFeed(someTab(life), life.chance.of(TIMELINES) ?? { kind: 'home' }),
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
    await life.clock.pass(1000);
  },
} as const satisfies Readonly<Record<string, (life: Life) => Promise<void> | void>>;

export type Happening = keyof typeof HAPPENINGS;

/** The network is as it should be again, and whoever was away looks again. */
export function clear({ net, browser, tabs }: Life): void {
  const wasDown = net.weather.isDown;
  Object.assign(net.weather, fairWeather);
  if (wasDown) browser.tellNetwork();
  for (const { attention, client } of tabs) {
    if (attention.get()) continue;
    attention.set(true);
    client.live.wake();
  }
}
