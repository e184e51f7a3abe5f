import type { PageClient } from '../../accounts/create-client';
import type { FeedSource } from '../../feeds/feed-source';
import { consent } from '../consent';
import { loadLaterParts } from './load-later-parts';
import { createRandom, type Random } from './random';
import { startFastClock, type FastClock } from './fast-clock';
import { createUnreliableNetwork, type UnreliableNetwork } from './unreliable-network';
import { createSoakBrowser, type SoakBrowser, type SoakPage } from './soak-browser';
import { BASE, createSoakWorld, type Character, type SoakWorld } from './soak-world';

export interface SoakOptions {
  seed: number;
  character?: Character;
  /** How many tabs are open. */
  tabs?: number;
}

/** A simulated person with tabs in one browser, other people who post, and an unreliable network between them. */
export interface Soak {
  clock: FastClock;
  random: Random;
  world: SoakWorld;
  net: UnreliableNetwork;
  browser: SoakBrowser;
  tabs: SoakTab[];
  /** Ids of recent statuses by others and by the person, and of all deleted ones. */
  recentIds: { others: string[]; own: string[]; deleted: Set<string> };
  /** The same person at another device, with a reliable network. */
  otherDevice: PageClient;
  /** Names of people who only favourite the person's statuses, until they are blocked. */
  fans: string[];
  /** Ids of notifications that were dismissed, cleared or removed by a block, on any device. */
  dismissedIds: Set<string>;
  count: { posts: number; notifications: number };
  /** Closes everything and restores the machine's clock. */
  end(): Promise<void>;
}

export interface SoakTab extends SoakPage {
  source: FeedSource;
  /** Stops showing the tab's timeline. */
  hideFeed: () => void;
}

export const WRITERS = ['bob', 'carol', 'dave'] as const;
export const VIEWER = 'alice';
const FAN_COUNT = 8;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Starts everything; resolves when each tab shows its first timeline and is live. */
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
  const soak: Soak = {
    ...{ clock, random, world, net, browser },
    otherDevice: await signIn({ browser, world }),
    fans: await world.crowd('admirer', FAN_COUNT),
    dismissedIds: new Set(),
    tabs: [],
    recentIds: { others: [], own: [], deleted: new Set() },
    count: { posts: 0, notifications: 0 },
    async end() {
      for (const tab of soak.tabs) closeTab(tab);
      await clock.advance(MINUTE);
      await world.close();
      clock.end();
    },
  };
  await clock.advance(MINUTE);
  while (soak.tabs.length < tabs) openTab(soak);
  await clock.advance(MINUTE);
  return soak;
}

/** Signs in past the unreliable network; takes real time, during which the clock does not advance. */
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

/** Opens another tab, with its home timeline. */
function openTab(soak: Soak): SoakTab {
  const page = soak.browser.open();
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
  soak.tabs.push(tab);
  return tab;
}

export function showFeed(tab: SoakTab, source: FeedSource): void {
  const { feeds } = tab.client;
  tab.hideFeed();
  tab.source = source;
  tab.hideFeed = feeds.show(source);
  const feed = feeds.get(source);
  // As the timeline's screen does.
  void (feed.state.get().opened ? feed.catchUp() : feed.open());
}

function closeTab(tab: SoakTab): void {
  tab.hideFeed();
  tab.closePage();
}
