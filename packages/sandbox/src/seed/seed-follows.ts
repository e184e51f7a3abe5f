import type { Random } from '../pictures/random';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { findFollow, saveFollow } from '../store/relationships';
import { insertNotification } from '../store/notifications';
import { handleOf, isAround, VILLAGERS, type Person } from './people';
import { PEOPLE } from './residents';
import { Shelf } from './shelf';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEFORE_EVERYTHING_MS = 366 * DAY_MS;

interface Follow {
  follower: AccountRow;
  followed: AccountRow;
  pending: boolean;
}

function addFollow(here: Here, { follower, followed, pending }: Follow, created_at: number): void {
  const pair = { follower_id: follower.id, followed_id: followed.id };
  saveFollow(here.db, { ...pair, pending: pending ? 1 : 0, show_reblogs: 1, created_at });
  if (followed.host !== null) return;
  insertNotification(here.db, {
    account_id: followed.id,
    type: pending ? 'follow_request' : 'follow',
    from_account_id: follower.id,
    status_id: null,
    created_at,
    seen: pending ? 0 : 1,
  });
}

/** Open follow requests to locked accounts. */
const KNOCKING: readonly [follower: string, locked: string][] = [['petra', 'dave']];

/** Pairs that always follow each other. */
const FRIENDS: readonly [follower: string, followed: string][] = [
  ['alice', 'carol'],
  ['alice', 'bob'],
  ['alice', 'dave'],
  ['bob', 'alice'],
  ['carol', 'alice'],
  ['carol', 'bob'],
];

/** Accounts that somebody may follow, without deactivated and moved ones: villagers each other, newcomers anybody. */
function candidates(person: Person): Person[] {
  const circle = VILLAGERS.includes(person) ? VILLAGERS : PEOPLE;
  return circle.filter((other) => other !== person && !other.deactivated && other.movedTo === undefined);
}

/** The newcomers whom a villager also follows: every fifth, a different fifth for each villager. */
function alsoFollowed(person: Person, number: number): Person[] {
  if (!VILLAGERS.includes(person) || person.follows < 7) return [];
  return PEOPLE.filter(
    (other, index) => !VILLAGERS.includes(other) && isAround(other) && (index + number) % 5 === 0,
  );
}

/** Adds the follows, from before the year begins. */
export function seedFollows(here: Here, accounts: ReadonlyMap<string, AccountRow>, random: Random): void {
  const created_at = here.now() - BEFORE_EVERYTHING_MS;
  const knocking = new Set(KNOCKING.map((pair) => pair.join(' ')));
  const add = (person: Person, other: Person) => {
    const [follower, followed] = [accounts.get(handleOf(person)), accounts.get(handleOf(other))];
    if (!follower || !followed || knocking.has(`${handleOf(person)} ${handleOf(other)}`)) return;
    addFollow(here, { follower, followed, pending: false }, created_at);
  };
  PEOPLE.forEach((person, number) => {
    if (person.follows === 0) return;
    const others = new Shelf(candidates(person), random);
    for (let count = 0; count < person.follows; count += 1) add(person, others.take());
    for (const other of alsoFollowed(person, number)) add(person, other);
  });
  const addPairs = (pairs: typeof KNOCKING, pending: boolean) => {
    for (const [by, to] of pairs) {
      const [follower, followed] = [accounts.get(by), accounts.get(to)];
      if (!follower || !followed || findFollow(here.db, follower.id, followed.id)) continue;
      addFollow(here, { follower, followed, pending }, created_at);
    }
  };
  addPairs(FRIENDS, false);
  addPairs(KNOCKING, true);
}
