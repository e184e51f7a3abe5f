import { randomFrom } from '../pictures/random';
import type { Here } from '../server/here';
import { PEOPLE } from './people';
import { seedFollows } from './seed-follows';
import { seedPeople } from './seed-people';
import { seedStatuses } from './seed-statuses';

const SEED = 1823;

/** `demo`: a small network with three weeks behind it. `empty`: only the accounts that one can sign in to. */
export function fillSeed(here: Here, kind: 'demo' | 'empty'): void {
  const random = randomFrom(SEED);
  if (kind === 'empty') {
    seedPeople(
      here,
      PEOPLE.filter((person) => person.signsIn),
      random,
    );
    return;
  }
  const accounts = seedPeople(here, PEOPLE, random);
  seedFollows(here, PEOPLE, { accounts, random });
  const named = new Map(accounts.map((account) => [account.username, account]));
  const authors = PEOPLE.flatMap((person) => {
    const account = named.get(person.name);
    return account ? [{ person, account }] : [];
  });
  seedStatuses(here, authors, random);
}
