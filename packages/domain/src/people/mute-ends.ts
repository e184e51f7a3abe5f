import type { AccountId } from '@linnet/api';
import type { Client } from '../client';
import { createChanges } from '../changes';
import type { Graph } from '../graph/graph';
import { onePer } from '../one-per';
import { askRelationship } from './ask-relationship';

/** Milliseconds by which servers may be late to end a mute. */
const LATE = 5_000;
/** A timer cannot wait for longer. */
const LONGEST = 2 ** 31 - 1;

type Asking = Pick<Client, 'send' | 'graph' | 'log'>;

/** When mutes are over, as far as this page was told: no stream tells of it, and no relationship says it before. */
interface MuteEnds {
  /** In milliseconds since 1970; null for never, undefined where nothing is known. */
  of(id: AccountId): number | null | undefined;
  /** Somebody is muted until then, for ever or not any more. Once it is over, the server is asked how it stands. */
  note(client: Asking, id: AccountId, end: number | null): void;
  /** The list of mutes is about to be asked for; an end that it tells is taken unless another was noted since. */
  asking(client: Asking): (id: AccountId, end: number | null) => void;
  /** Nobody reads here any more who has muted them. */
  clear(): void;
}

export const muteEndsIn = onePer<Graph, MuteEnds>(({ relationships }) => {
  const ends = new Map<AccountId, number | null>();
  const timers = new Map<AccountId, ReturnType<typeof setTimeout>>();
  const changes = createChanges<AccountId>();

  function wait(client: Asking, id: AccountId, end: number): void {
    const left = end + LATE - Date.now();
    if (left > 0) {
      const timer = setTimeout(() => wait(client, id, end), Math.min(left, LONGEST));
      timers.set(id, timer);
      return;
    }
    timers.delete(id);
    if (relationships.get(id)?.muting === true) void askRelationship(client, id);
  }

  function take(client: Asking, id: AccountId, end: number | null): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    ends.set(id, end);
    if (end !== null) wait(client, id, end);
  }

  return {
    of: (id) => ends.get(id),
    note(client, id, end) {
      changes.note(id);
      take(client, id, end);
    },
    asking(client) {
      const isNew = changes.asking();
      return (id, end) => {
        // Not every server tells the ends that it keeps to.
        const isUntold = end === null && (ends.get(id) ?? 0) > Date.now();
        if (isNew(id) && !isUntold) take(client, id, end);
      };
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      ends.clear();
    },
  };
});
