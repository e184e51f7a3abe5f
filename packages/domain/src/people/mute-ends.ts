import type { AccountId } from '@linnet/api';
import { createChanges } from '../kernel/changes';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { onePer } from '../kernel/one-per';
import { unitSeconds } from '../post-content/poll';
import { type RelationshipNeeds, fetchRelationship } from '../relationships/fetch-relationships';
import type { TabDecision } from '../relationships/tab-decision';

/** Milliseconds that a server may need to end a mute. */
const SERVER_DELAY = 5_000;
/** The longest delay of a browser's timer. */
const LONGEST = 2 ** 31 - 1;

/** When mutes end, as far as this page knows: no stream says so, and no relationship contains the end. */
interface MuteEnds {
  /** In milliseconds since 1970; null for never, undefined where nothing is known. */
  of(id: AccountId): number | null | undefined;
  /**
   * Notes the end of a mute; null for none. The relationship is loaded again after it. The viewer's other tabs are
   * informed.
   */
  note(client: RelationshipNeeds, id: AccountId, end: number | null): void;
  /** Stores an end that another tab has noted. */
  receive(client: RelationshipNeeds, id: AccountId, end: number | null): void;
  /**
   * Called before the list of mutes is requested; the returned function notes an end of the answer, unless another was
   * noted since.
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

  function wait(client: RelationshipNeeds, id: AccountId, end: number): void {
    const left = end + SERVER_DELAY - Date.now();
    if (left > 0) {
      const timer = setTimeout(() => wait(client, id, end), Math.min(left, LONGEST));
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
    if (end !== null) wait(client, id, end);
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
