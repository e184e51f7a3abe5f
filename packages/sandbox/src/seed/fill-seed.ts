import { bookmark, pin } from '../actions/statuses/marks';
import { randomFrom } from '../pictures/random';
import type { Here } from '../server/here';
import { findStatus } from '../store/statuses';
import { EXHIBITS } from './exhibits/exhibits';
import { noteExamples } from './note-examples';
import { planChatter } from './plan-chatter';
import { seedFollows } from './seed-follows';
import { PEOPLE } from './residents';
import { seedPeople } from './seed-people';
import { HOUR_MS, MINUTE_MS, World } from './world';

const SEED = 1823;
const SEEN_AFTER_MS = 12 * HOUR_MS;

const PINNED: readonly [by: string, beginning: string][] = [
  ['alice', 'Good morning, Hedge!'],
  ['carol', 'People ask why I care'],
  ['bob', '# House news'],
  ['maureen', '**What to sow now**'],
  ['tomasz@signalbox.example', 'Timetable for the weekend'],
  ['wren@hedgerow.example', '<p>Dawn list'],
];

function planPins(world: World): void {
  world.plan(MINUTE_MS, () => {
    for (const [by, beginning] of PINNED) {
      const author = world.account(by);
      const row = world.here.db.one<{ id: string }>(
        'select id from statuses where account_id = ? and text like ? order by id limit 1',
        author.id,
        `${beginning}%`,
      );
      if (!row) throw new Error(`Nothing begins with ${beginning}`);
      pin(world.here, author, world.status(row.id));
      world.note('pinned', row.id);
    }
  });
}

function planBookmarks(world: World): void {
  world.plan(MINUTE_MS, () => {
    const ids = world.here.db.all<{ id: string }>(
      `select id from statuses where visibility = 'public' and reblog_of_id is null order by id`,
    );
    for (const name of ['bob', 'carol', 'dave']) {
      for (let count = 0; count < 6; count += 1) {
        const at = Math.floor(world.random() * ids.length);
        const status = findStatus(world.here.db, ids[at]?.id ?? '');
        if (status) bookmark(world.here, world.account(name), { status, folderId: null });
      }
    }
  });
}

/** Adds a year of a small network: sixty accounts and three thousand statuses, always the same ones. */
function fillWorld(here: Here): void {
  const random = randomFrom(SEED);
  const accounts = seedPeople(here, PEOPLE, random);
  seedFollows(here, accounts, random);
  const world = new World(here, [...accounts.values()]);
  for (const show of EXHIBITS) show(world);
  planChatter(world);
  planPins(world);
  planBookmarks(world);
  world.tell();
  noteExamples(world);
  here.db.run('update notifications set seen = 1 where created_at < ?', here.now() - SEEN_AFTER_MS);
}

/**
 * Fills the database. `demo`: a small network with a year of statuses. `empty`: only the accounts that can be signed
 * in to.
 */
export function fillSeed(here: Here, kind: 'demo' | 'empty'): void {
  if (kind === 'demo') {
    fillWorld(here);
    return;
  }
  const signingIn = PEOPLE.filter((person) => person.signsIn);
  seedPeople(here, signingIn, randomFrom(SEED));
}
