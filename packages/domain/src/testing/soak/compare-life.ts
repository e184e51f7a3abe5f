import type { Life, SoakTab } from './begin-life';
import { compareFeed } from './compare-feed';
import { compareNotifications } from './compare-notifications';
import { clear } from './happenings';
import { meanwhile } from './meanwhile';
import { lookAgain } from './notification-happenings';
import { heldStatuses } from './server-holds';

/** Milliseconds after which all that went wrong has to be right again: the longest pauses are of minutes. */
const HEALED_AFTER = 400_000;

/** Milliseconds in which what was done at another device is known here, once somebody looks. */
const LOOKED_AFTER = 10_000;

/** Lets the network be fair until nothing waits any more, and tells in words what then differs from the server. */
export async function compareLife(life: Life): Promise<string[]> {
  clear(life);
  await life.clock.pass(HEALED_AFTER);
  await tryAgain(life);
  lookAgain(life);
  await life.clock.pass(LOOKED_AFTER);
  const wrong: string[] = [];
  for (const [at, tab] of life.tabs.entries()) {
    const told = [...(await compareTimeline(life, tab)), ...(await compareNotifications(life, tab))];
    wrong.push(...summed(told).map((line) => `tab ${at}: ${line}`));
  }
  return wrong;
}

/** Where a first page did not come the person is told so, and asks again. */
async function tryAgain({ tabs, clock }: Life): Promise<void> {
  for (const { client, source } of tabs) {
    const feed = client.feeds.get(source);
    const { opened, error } = feed.state.get();
    if (!opened && error !== null) void feed.open();
  }
  await clock.pass(2000);
}

async function compareTimeline(life: Life, { client, source }: SoakTab): Promise<string[]> {
  const feed = client.feeds.get(source);
  const state = feed.state.get();
  if (!state.opened) return [`${source.kind} did not come`];
  const lowest = [...state.pending, ...state.segments].at(-1)?.at(-1);
  const held = await meanwhile(life, heldStatuses(client, source, lowest));
  return compareFeed(feed.state.get(), held, life.lately.gone).map((line) => `${source.kind} ${line}`);
}

/** Of many that begin alike the first, and how many there are. */
function summed(lines: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const line of lines) {
    const kind = line.replace(/\d\S*|[A-Z]\w+.*/g, '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  return [...kinds.values()].map(
    (alike) => `${alike[0] ?? ''}${alike.length > 1 ? ` (${alike.length} such)` : ''}`,
  );
}
