import type { AccountId } from '@linnet/api';
import { createChanges } from '../kernel/changes';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { onePer } from '../kernel/one-per';
import { unitSeconds } from '../post-content/poll';
import { type RelationshipNeeds, fetchRelationship } from '../relationships/fetch-relationships';
import type { TabDecision } from '../relationships/tab-decision';

/** How long a server may need to end a mute. */
const SERVER_DELAY_MS = 5_000;
/** The longest delay of a browser's timer. */
const MAX_TIMER_DELAY_MS = 2 ** 31 - 1;

/** When mutes end, as far as this page knows: neither streams nor relationships contain it. */
interface MuteEnds {
  /** The end of the mute in milliseconds since 1970; null for never, undefined where it is unknown. */
  of(id: AccountId): number | null | undefined;
  /**
   * Stores the end of a mute, null for none, and sends it to the viewer's other tabs. After the end the relationship is
   * loaded again.
   */
  note(client: RelationshipNeeds, id: AccountId, end: number | null): void;
  /** Stores an end that another tab has noted. */
  receive(client: RelationshipNeeds, id: AccountId, end: number | null): void;
  /**
   * Called before the list of mutes is requested; the returned function stores an end from the answer, unless a newer
   * one was stored since.
   */
  beforeRequest(client: RelationshipNeeds): (id: AccountId, end: number | null) => void;
  /** Stops the timers. */
  end(): void;
}

export const muteEndsIn = onePer<Graph, MuteEnds>((graph) => {
  const { relationships } = graph;
  const hub = liveHubOf(graph);
  const ends = new Map<AccountId, number | null>();
  const timers = new Map<AccountId, ReturnType<typeof setTimeout>>();
  const changes = createChanges<AccountId>();

  function scheduleRefresh(client: RelationshipNeeds, id: AccountId, end: number): void {
    const remaining = end + SERVER_DELAY_MS - Date.now();
    if (remaining > 0) {
      const timer = setTimeout(
        () => scheduleRefresh(client, id, end),
        Math.min(remaining, MAX_TIMER_DELAY_MS),
      );
      timers.set(id, timer);
      return;
    }
    timers.delete(id);
    if (relationships.get(id)?.muting === true) void fetchRelationship(client, id);
  }

  function setEnd(client: RelationshipNeeds, id: AccountId, end: number | null): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    ends.set(id, end);
    if (end !== null) scheduleRefresh(client, id, end);
  }

  function receive(client: RelationshipNeeds, id: AccountId, end: number | null): void {
    changes.note(id);
    setEnd(client, id, end);
  }

  return {
    of: (id) => ends.get(id),
    note(client, id, end) {
      receive(client, id, end);
      const message: TabDecision = { muted: id, end };
      hub.otherTabs?.send(message);
    },
    receive,
    beforeRequest(client) {
      const isNew = changes.beforeRequest();
      return (id, end) => {
        // Some servers end a mute and don't show its end.
        const isMissing = end === null && (ends.get(id) ?? 0) > Date.now();
        if (isNew(id) && !isMissing) setEnd(client, id, end);
      };
    },
    end() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
});

export const muteUnits = ['minutes', 'hours', 'days'] as const;

export type MuteUnit = (typeof muteUnits)[number];

/** Seconds that a mute lasts, 0 for ever; null for anything but a number of at least 0. An empty field counts as 0. */
export function muteSeconds(amount: string, unit: MuteUnit): number | null {
  const wanted = Number(amount.trim());
  return Number.isFinite(wanted) && wanted >= 0 ? Math.round(wanted * unitSeconds[unit]) : null;
}
