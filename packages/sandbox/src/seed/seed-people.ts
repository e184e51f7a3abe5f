import { avatarFile, sceneFile } from '../pictures/picture-files';
import { whole, type Random } from '../pictures/random';
import { hashPassword } from '../server/secrets';
import type { Here } from '../server/here';
import { findAccountByName, insertAccount, type AccountRow } from '../store/accounts';
import { composeContent } from '../text/compose-content';
import { handleOf, type Person } from './people';

const DAY_MS = 24 * 60 * 60 * 1000;

function actorType({ bot, group }: Person): string {
  if (group) return 'Group';
  return bot ? 'Service' : 'Person';
}

function hiding({ hides }: Person) {
  const [people, counts] = [hides === undefined ? 0 : 1, hides === 'counts' ? 1 : 0];
  return {
    hide_followers: people,
    hide_follows: people,
    hide_followers_count: counts,
    hide_follows_count: counts,
  };
}

function addPerson(here: Here, person: Person, { number, joined }: { number: number; joined: number }): void {
  const note = composeContent(person.note, 'text/plain', (name) =>
    findAccountByName(here.db, name, here.host()),
  );
  const header = sceneFile({
    scene: number % 2 ? 'hills' : 'sea',
    seed: 20 + number,
    width: 900,
    height: 300,
  });
  insertAccount(here.db, {
    id: here.ids.at(joined),
    username: person.name,
    host: person.host ?? null,
    display_name: person.shown,
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
    ...hiding(person),
  });
}

/** Creates the accounts and returns them by handle; the demonstration accounts exist already. */
export function seedPeople(here: Here, people: readonly Person[], random: Random): Map<string, AccountRow> {
  const now = here.now();
  people.forEach((person, number) => {
    const days = 2000 - number * 25 - whole(random, 0, 20);
    addPerson(here, person, { number, joined: now - days * DAY_MS });
  });
  const rows = here.db.all<AccountRow>('select * from accounts');
  return new Map(
    rows.map((row) => [
      handleOf(row.host === null ? { name: row.username } : { name: row.username, host: row.host }),
      row,
    ]),
  );
}
