import type { Soak, SoakTab } from './begin-life';
import { compareFeed } from './compare-feed';
import { compareNotifications } from './compare-notifications';
import { restoreNetwork } from './happenings';
import { advanceUntil } from './meanwhile';
import { refreshTabs } from './notification-happenings';
import { serverStatuses } from './server-holds';

/** Milliseconds after which all that went wrong has to be right again: the longest pauses are of minutes. */
const RECOVERY_MS = 400_000;

/** Milliseconds in which what was done at another device is known here, once somebody looks. */
const REFRESH_MS = 10_000;

/** Lets the network be fair until nothing waits any more, and tells in words what then differs from the server. */
export async function compareWithServer(life: Soak): Promise<string[]> {
  restoreNetwork(life);
  await life.clock.advance(RECOVERY_MS);
  await retryFeeds(life);
  refreshTabs(life);
  await life.clock.advance(REFRESH_MS);
  const differences: string[] = [];
  for (const [at, tab] of life.tabs.entries()) {
    const lines = [...(await compareTimeline(life, tab)), ...(await compareNotifications(life, tab))];
    differences.push(...summarize(lines).map((line) => `tab ${at}: ${line}`));
  }
  return differences;
}

/** Where a first page did not come the person is told so, and asks again. */
async function retryFeeds({ tabs, clock }: Soak): Promise<void> {
  for (const { client, source } of tabs) {
    const feed = client.feeds.get(source);
    const { opened, error } = feed.state.get();
    if (!opened && error !== null) void feed.open();
  }
  await clock.advance(2000);
}

async function compareTimeline(life: Soak, { client, source }: SoakTab): Promise<string[]> {
  const feed = client.feeds.get(source);
  const state = feed.state.get();
  if (!state.opened) return [`${source.kind} did not come`];
  const lowest = [...state.pending, ...state.segments].at(-1)?.at(-1);
  const serverIds = await advanceUntil(life, serverStatuses(client, source, lowest));
  return compareFeed(feed.state.get(), serverIds, life.recentIds.deleted).map(
    (line) => `${source.kind} ${line}`,
  );
}

/** Of many that begin alike the first, and how many there are. */
function summarize(lines: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const line of lines) {
    const kind = line.replace(/\d\S*|[A-Z]\w+.*/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  return [...kinds.values()].map(
    (alike) => `${alike[0] ?? ''}${alike.length > 1 ? ` (${alike.length} such)` : ''}`,
  );
}
