import { avatarFile, sceneFile } from '../pictures/picture-files';
import { whole, type Random } from '../pictures/random';
import { hashPassword } from '../server/secrets';
import type { Here } from '../server/here';
import { findAccountByName, insertAccount, type AccountRow } from '../store/accounts';
import { composeContent } from '../text/compose-content';
import type { Person } from './people';

const DAY_MS = 24 * 60 * 60 * 1000;

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
    actor_type: person.bot ? 'Service' : 'Person',
    locked: person.locked ? 1 : 0,
    admin: person.role === 'admin' ? 1 : 0,
    moderator: person.role === 'moderator' ? 1 : 0,
    discoverable: 1,
    created_at: joined,
    default_scope: 'public',
    email: person.signsIn ? `${person.name}@hedge.example` : null,
    password_hash: person.signsIn ? hashPassword(person.name, `salt-${person.name}`) : null,
    settings_store: '{}',
  });
}

/** The accounts, oldest first; the demonstration accounts came before everybody else. */
export function seedPeople(here: Here, people: readonly Person[], random: Random): AccountRow[] {
  const now = here.now();
  people.forEach((person, number) => {
    const days = 900 - number * 25 - whole(random, 0, 20);
    addPerson(here, person, { number, joined: now - days * DAY_MS });
  });
  return here.db.all<AccountRow>('select * from accounts order by id');
}
