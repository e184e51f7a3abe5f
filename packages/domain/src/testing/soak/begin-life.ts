import type { PageClient } from '../../accounts/create-client';
import type { FeedSource } from '../../feeds/feed-source';
import { consent } from '../consent';
import { loadLaterParts } from './load-later-parts';
import { createRandom, type Random } from './chance';
import { startFastClock, type FastClock } from './fast-clock';
import { createUnreliableNetwork, type UnreliableNetwork } from './shaky-net';
import { createSoakBrowser, type SoakBrowser, type SoakPage } from './soak-browser';
import { BASE, createSoakWorld, type Character, type SoakWorld } from './soak-world';

export interface SoakOptions {
  seed: number;
  character?: Character;
  /** How many tabs are open. */
  tabs?: number;
}

/** A person at tabs of a browser, among others who write, over a network that is what it is. */
export interface Soak {
  clock: FastClock;
  random: Random;
  world: SoakWorld;
  net: UnreliableNetwork;
  browser: SoakBrowser;
  /** With the timeline that each shows. */
  tabs: SoakTab[];
  /** What may be answered, liked or deleted: the latest of others, and of the person. */
  recentIds: { others: string[]; own: string[]; deleted: Set<string> };
  /** The same person at another device, whose network is as it should be. */
  otherDevice: PageClient;
  /** Those who do nothing but like what the person writes, until they are blocked. */
  fans: string[];
  /** Ids of notifications that were dismissed, cleared, or went with a block: wherever that was done. */
  dismissedIds: Set<string>;
  count: { posts: number; notifications: number };
  /** Takes all of it down, and gives the machine its clock back. */
  end(): Promise<void>;
}

export interface SoakTab extends SoakPage {
  source: FeedSource;
  /** Takes the timeline off the screen. */
  hideFeed: () => void;
}

export const WRITERS = ['bob', 'carol', 'dave'] as const;
export const VIEWER = 'alice';
const FAN_COUNT = 8;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Up to the moment when the first timeline stands on each tab and is live. */
export async function startSoak({ seed, character = 'pleroma', tabs = 1 }: SoakOptions): Promise<Soak> {
  await loadLaterParts();
  const random = createRandom(seed);
  const clock = startFastClock(Math.floor(Date.now() / DAY) * DAY, createRandom(seed + 2).next);
  const world = await createSoakWorld({ clock, character });
  for (const name of WRITERS) await world.act(VIEWER, 'follow', { target: name });
  const net = createUnreliableNetwork({
    sandbox: world.sandbox,
    chance: createRandom(seed + 1),
    deliver: clock.deliver,
    runInRealTime: clock.runInRealTime,
  });
  const browser = createSoakBrowser(net, BASE);
  const life: Soak = {
    ...{ clock, random, world, net, browser },
    otherDevice: await signIn({ browser, world }),
    fans: await world.crowd('admirer', FAN_COUNT),
    dismissedIds: new Set(),
    tabs: [],
    recentIds: { others: [], own: [], deleted: new Set() },
    count: { posts: 0, notifications: 0 },
    async end() {
      for (const tab of life.tabs) closeTab(tab);
      await clock.advance(MINUTE);
      await world.close();
      clock.end();
    },
  };
  await clock.advance(MINUTE);
  while (life.tabs.length < tabs) openTab(life);
  await clock.advance(MINUTE);
  return life;
}

/** Keys are made and passwords are checked in the machine's own time: meanwhile the clock stands. */
async function signIn({ browser, world }: Pick<Soak, 'browser' | 'world'>): Promise<PageClient> {
  const { base, sandbox } = world;
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));
  const { accounts } = browser.open(send).client;
  const { authorize, byCode } = await accounts.access();
  const { address, verifier } = await authorize();
  const answer = await consent({ base, send, username: VIEWER }, address);
  await byCode(answer.get('code') ?? '', verifier);
  const client = accounts.shown.get();
  await client.features.load();
  client.live.stop();
  return client;
}

/** A tab more, at its home timeline. */
function openTab(life: Soak): SoakTab {
  const page = life.browser.open();
  page.client.start();
  const leave = page.notifications.follow();
  const tab: SoakTab = {
    ...page,
    source: { kind: 'home' },
    hideFeed: () => {},
    closePage() {
      leave();
      page.closePage();
    },
  };
  showFeed(tab, tab.source);
  life.tabs.push(tab);
  return tab;
}

export function showFeed(tab: SoakTab, source: FeedSource): void {
  const { feeds } = tab.client;
  tab.hideFeed();
  tab.source = source;
  tab.hideFeed = feeds.show(source);
  const feed = feeds.get(source);
  // As the screen does: what is there is brought up to date, what is not is asked for.
  void (feed.state.get().opened ? feed.catchUp() : feed.open());
}

function closeTab(tab: SoakTab): void {
  tab.hideFeed();
  tab.closePage();
}
