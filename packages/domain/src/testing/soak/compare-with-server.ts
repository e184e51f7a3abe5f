import type { Soak, SoakTab } from './start-soak';
import { compareFeed } from './compare-feed';
import { compareNotifications } from './compare-notifications';
import { restoreNetwork } from './soak-events';
import { advanceUntil } from './advance-until';
import { refreshTabs } from './notification-events';
import { serverStatuses } from './server-lists';

/** After this time every error must be repaired; the longest delays before a retry are minutes. */
const RECOVERY_MS = 400_000;

/** The time in which a tab learns what happened on another device, once somebody looks at it. */
const REFRESH_MS = 10_000;

/** Restores the network, waits until all retries are done, and describes what then differs from the server. */
export async function compareWithServer(soak: Soak): Promise<string[]> {
  restoreNetwork(soak);
  await soak.clock.advance(RECOVERY_MS);
  await retryFeeds(soak);
  refreshTabs(soak);
  await soak.clock.advance(REFRESH_MS);
  const differences: string[] = [];
  for (const [at, tab] of soak.tabs.entries()) {
    const lines = [...(await compareTimeline(soak, tab)), ...(await compareNotifications(soak, tab))];
    differences.push(...summarize(lines).map((line) => `tab ${at}: ${line}`));
  }
  return differences;
}

/** Does what the person would do where the first page of a timeline failed: loads it again. */
async function retryFeeds({ tabs, clock }: Soak): Promise<void> {
  for (const { client, source } of tabs) {
    const feed = client.feeds.get(source);
    const { opened, error } = feed.state.get();
    if (!opened && error !== null) void feed.open();
  }
  await clock.advance(2000);
}

async function compareTimeline(soak: Soak, { client, source }: SoakTab): Promise<string[]> {
  const feed = client.feeds.get(source);
  const state = feed.state.get();
  if (!state.opened) return [`${source.kind} did not come`];
  const lowest = [...state.pending, ...state.segments].at(-1)?.at(-1);
  const serverIds = await advanceUntil(soak, serverStatuses(client, source, lowest));
  return compareFeed(feed.state.get(), serverIds, soak.recentIds.deleted).map(
    (line) => `${source.kind} ${line}`,
  );
}

/** Replaces lines that differ only in ids by the first of them, with their number. */
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
