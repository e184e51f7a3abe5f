import { avatarFile, sceneFile } from '../pictures/picture-files';
import { type Random, integerBetween } from '../pictures/random';
import type { Server } from '../server/server';
import { hashPassword } from '../server/secrets';
import { type AccountRow, findAccountByName, insertAccount } from '../store/accounts/accounts';
import { findFollow, saveFollow } from '../store/accounts/relationships';
import { insertNotification } from '../store/notifications';
import { composeContent } from '../text/compose-content';
import { type Person, FIRST_PEOPLE, handleOf, isActive } from './people';
import { PEOPLE } from './residents';
import { ShuffledList } from './writer';

const DAY_MS = 24 * 60 * 60 * 1000;

function actorType({ bot, group }: Person): string {
  if (group) return 'Group';
  return bot ? 'Service' : 'Person';
}

function hiddenColumns({ hides }: Person) {
  const [people, counts] = [hides === undefined ? 0 : 1, hides === 'counts' ? 1 : 0];
  return {
    hide_followers: people,
    hide_follows: people,
    hide_followers_count: counts,
    hide_follows_count: counts,
  };
}

function addPerson(
  server: Server,
  person: Person,
  { number, joined }: { number: number; joined: number },
): void {
  const note = composeContent(person.note, 'text/plain', (name) =>
    findAccountByName(server.db, name, server.host()),
  );
  const header = sceneFile({
    scene: number % 2 ? 'hills' : 'sea',
    seed: 20 + number,
    width: 900,
    height: 300,
  });
  insertAccount(server.db, {
    id: server.ids.at(joined),
    username: person.name,
    host: person.host ?? null,
    display_name: person.displayName,
    note: note.html,
    note_source: person.host === undefined ? person.note : '',
    fields: JSON.stringify(person.fields ?? []),
    avatar: person.picture === false ? null : avatarFile(number + 1),
    header: person.picture === false ? null : header,
    actor_type: actorType(person),
    locked: person.locked ? 1 : 0,
    admin: person.role === 'admin' ? 1 : 0,
    moderator: person.role === 'moderator' ? 1 : 0,
    discoverable: 1,
    created_at: joined,
    default_scope: 'public',
    email: person.signsIn ? `${person.name}@hedge.example` : null,
    password_hash: person.signsIn ? hashPassword(person.name, `salt-${person.name}`) : null,
    settings_store: '{}',
    deactivated: person.deactivated ? 1 : 0,
    suggested: person.suggested ? 1 : 0,
    ...hiddenColumns(person),
  });
}

/** Creates the accounts and returns them by handle; the demonstration accounts exist already. */
export function seedPeople(
  server: Server,
  people: readonly Person[],
  random: Random,
): Map<string, AccountRow> {
  const now = server.now();
  people.forEach((person, number) => {
    const days = 2000 - number * 25 - integerBetween(random, 0, 20);
    addPerson(server, person, { number, joined: now - days * DAY_MS });
  });
  const rows = server.db.all<AccountRow>('select * from accounts');
  return new Map(
    rows.map((row) => [
      handleOf(row.host === null ? { name: row.username } : { name: row.username, host: row.host }),
      row,
    ]),
  );
}

const FOLLOW_AGE_MS = 366 * DAY_MS;

interface Follow {
  follower: AccountRow;
  followed: AccountRow;
  pending: boolean;
}

function addFollow(server: Server, { follower, followed, pending }: Follow, created_at: number): void {
  const pair = { follower_id: follower.id, followed_id: followed.id };
  saveFollow(server.db, { ...pair, pending: pending ? 1 : 0, show_reblogs: 1, languages: null, created_at });
  if (followed.host !== null) return;
  insertNotification(server.db, {
    account_id: followed.id,
    type: pending ? 'follow_request' : 'follow',
    from_account_id: follower.id,
    status_id: null,
    created_at,
    seen: pending ? 0 : 1,
  });
}

/** Open follow requests to locked accounts. */
const OPEN_REQUESTS: readonly [follower: string, locked: string][] = [['petra', 'dave']];

/** Pairs that always follow each other. */
const FIXED_FOLLOWS: readonly [follower: string, followed: string][] = [
  ['alice', 'carol'],
  ['alice', 'bob'],
  ['alice', 'dave'],
  ['bob', 'alice'],
  ['carol', 'alice'],
  ['carol', 'bob'],
];

/** Accounts that somebody may follow, without deactivated and moved ones: the first people only each other. */
function candidates(person: Person): Person[] {
  const known = FIRST_PEOPLE.includes(person) ? FIRST_PEOPLE : PEOPLE;
  return known.filter((other) => other !== person && !other.deactivated && other.movedTo === undefined);
}

/** Later people whom one of the first people also follows: every fifth, a different fifth for each follower. */
function extraFollowed(person: Person, number: number): Person[] {
  if (!FIRST_PEOPLE.includes(person) || person.follows < 7) return [];
  return PEOPLE.filter(
    (other, index) => !FIRST_PEOPLE.includes(other) && isActive(other) && (index + number) % 5 === 0,
  );
}

/** Adds the follows, from before the year begins. */
export function seedFollows(server: Server, accounts: ReadonlyMap<string, AccountRow>, random: Random): void {
  const created_at = server.now() - FOLLOW_AGE_MS;
  const requested = new Set(OPEN_REQUESTS.map((pair) => pair.join(' ')));
  const add = (person: Person, other: Person) => {
    const [follower, followed] = [accounts.get(handleOf(person)), accounts.get(handleOf(other))];
    if (!follower || !followed || requested.has(`${handleOf(person)} ${handleOf(other)}`)) return;
    addFollow(server, { follower, followed, pending: false }, created_at);
  };
  PEOPLE.forEach((person, number) => {
    if (person.follows === 0) return;
    const others = new ShuffledList(candidates(person), random);
    for (let count = 0; count < person.follows; count += 1) add(person, others.next());
    for (const other of extraFollowed(person, number)) add(person, other);
  });
  const addPairs = (pairs: typeof OPEN_REQUESTS, pending: boolean) => {
    for (const [by, to] of pairs) {
      const [follower, followed] = [accounts.get(by), accounts.get(to)];
      if (!follower || !followed || findFollow(server.db, follower.id, followed.id)) continue;
      addFollow(server, { follower, followed, pending }, created_at);
    }
  };
  addPairs(FIXED_FOLLOWS, false);
  addPairs(OPEN_REQUESTS, true);
}
