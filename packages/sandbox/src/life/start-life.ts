import { between } from '../pictures/random';
import type { Here } from '../server/here';
import { findAccount } from '../store/accounts';
import type { StatusRow } from '../store/statuses';
import { Neighbours } from './neighbours';

const SECOND_MS = 1000;
const PAUSE = [20 * SECOND_MS, 60 * SECOND_MS] as const;
const LIKED_AFTER = [6 * SECOND_MS, 14 * SECOND_MS] as const;
const ANSWERED_AFTER = [10 * SECOND_MS, 20 * SECOND_MS] as const;

export interface Life {
  stop(): void;
}

/** What the neighbours do, with the chance of each. */
const HABITS: readonly [chance: number, act: (people: Neighbours) => void][] = [
  [0.45, (people) => people.post()],
  [0.25, (people) => withRecent(people, (id) => people.reply(id))],
  [0.2, (people) => withRecent(people, (id) => people.favourite(id))],
  [0.1, (people) => withRecent(people, (id) => people.repeat(id))],
];

function withRecent(people: Neighbours, act: (id: string) => void): void {
  const status = people.recent();
  if (status) act(status.id);
}

function doSomething(people: Neighbours): void {
  let roll = Math.random();
  for (const [chance, act] of HABITS) {
    roll -= chance;
    if (roll < 0) {
      act(people);
      return;
    }
  }
}

/** Whether a status is by a person who can sign in and may be seen by others. */
function invitesAttention(here: Here, status: StatusRow): boolean {
  const open = status.visibility === 'public' || status.visibility === 'unlisted';
  return (
    open &&
    status.reblog_of_id === null &&
    typeof findAccount(here.db, status.account_id)?.password_hash === 'string'
  );
}

/**
 * Starts the neighbours' activity: something every 20 to 60 seconds, and soon after a status of a person who can
 * sign in.
 */
export function startLife(here: Here): Life {
  const people = new Neighbours(here, Date.now());
  const timers = new Set<NodeJS.Timeout>();
  const after = (range: readonly [number, number], act: () => void) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        act();
      },
      between(Math.random, range[0], range[1]),
    );
    timer.unref();
    timers.add(timer);
  };
  const goOn = () => {
    doSomething(people);
    after(PAUSE, goOn);
  };
  after(PAUSE, goOn);
  const stopListening = here.hub.listen((event) => {
    if (event.kind !== 'update' || !invitesAttention(here, event.status)) return;
    const { id } = event.status;
    after(LIKED_AFTER, () => people.favourite(id));
    if (Math.random() < 0.6) after(ANSWERED_AFTER, () => people.reply(id));
  });
  return {
    stop() {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
