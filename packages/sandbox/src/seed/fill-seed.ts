import { bookmark, pin } from '../actions/statuses/marks';
import { randomFrom } from '../pictures/random';
import type { Server } from '../server/server';
import { findStatus } from '../store/statuses/statuses';
import { Chatter, type Habits } from './chatter';
import { CRAFTED_POSTS, type CraftedPost } from './crafted-posts';
import { EXHIBITS } from './exhibits/exhibits';
import { type KindKey, WRITTEN_STATUSES } from './manifest';
import { OTHER_TONGUES } from './phrases';
import { PEOPLE } from './residents';
import { seedFollows, seedPeople } from './seed-people';
import { DAY_MS, HOUR_MS, MINUTE_MS, World } from './world';

const POSTS =
  'select s.id from statuses s join accounts a on a.id = s.account_id where s.reblog_of_id is null';
const FILES = `${POSTS} and s.visibility = 'public' and exists (
  select 1 from status_media sm join media m on m.id = sm.media_id where sm.status_id = s.id`;
const OPEN = `${POSTS} and s.visibility = 'public'`;
const ACCOUNTS = 'select a.id from accounts a where true';

/** Queries for kinds that come about by chance. The conditions continue the queries above. */
const FOUND: Partial<Record<KindKey, string>> = {
  'scope-public': OPEN,
  'custom-emoji': `${OPEN} and s.text like '%:linnet:%'`,
  hashtag: `${OPEN} and exists (select 1 from status_tags t where t.status_id = s.id)`,
  sized: `${FILES} and m.width is not null)`,
  blurhash: `${FILES} and m.blurhash is not null)`,
  favourited: `${OPEN} and exists (
    select 1 from favourites f join accounts me on me.id = f.account_id
    where f.status_id = s.id and me.username = 'alice' and me.host is null)`,
  popular: `${OPEN} and s.favourites_count >= 15`,
  repeated: `${OPEN} and s.reblogs_count > 0`,
  'with-client': `${OPEN} and s.app_name is not null`,
  remote: `${OPEN} and a.host is not null`,
  repeat: `select s.id from statuses s where s.reblog_of_id is not null`,
  reply: `${OPEN} and s.in_reply_to_id is not null`,
  'local-account': `${ACCOUNTS} and a.host is null and a.deactivated = 0`,
  'remote-account': `${ACCOUNTS} and a.host is not null`,
  'locked-account': `${ACCOUNTS} and a.locked = 1`,
  'bot-account': `${ACCOUNTS} and a.actor_type = 'Service'`,
  'group-account': `${ACCOUNTS} and a.actor_type = 'Group'`,
  'deactivated-account': `${ACCOUNTS} and a.deactivated = 1`,
  'admin-account': `${ACCOUNTS} and a.admin = 1`,
  'moderator-account': `${ACCOUNTS} and a.moderator = 1`,
  'no-picture-account': `${ACCOUNTS} and a.avatar is null`,
  'custom-emoji-name': `${ACCOUNTS} and (a.display_name like '%:railcar:%' or a.display_name like '%:sprout:%')`,
  'hiding-account': `${ACCOUNTS} and a.hide_followers = 1`,
  'fields-account': `${ACCOUNTS} and a.fields <> '[]'`,
};

/** Kinds that are found by the characters of names. */
const NAMES: Partial<Record<KindKey, (name: string, host: string) => boolean>> = {
  'emoji-name': (name) => new RegExp(String.raw`\p{RGI_Emoji}`, 'v').test(name),
  'rtl-name': (name) => /[\u0590-\u06ff]/.test(name),
  'long-name': (name) => name.length > 80,
  'foreign-domain': (_name, host) => /\P{ASCII}|xn--/u.test(host),
};

const EACH = 8;

/** Stores examples of the kinds that come about by chance, newest first. */
function noteExamples(world: World): void {
  for (const [kind, sql] of Object.entries(FOUND) as [KindKey, string][]) {
    const rows = world.server.db.all<{ id: string }>(`${sql} order by 1 desc limit ${EACH}`);
    for (const { id } of rows) world.note(kind, id);
  }
  for (const [kind, fits] of Object.entries(NAMES) as [KindKey, NonNullable<(typeof NAMES)[KindKey]>][]) {
    for (const { account } of world.residents)
      if (fits(account.display_name, account.host ?? '')) world.note(kind, account.id);
  }
}

const LATELY = { days: 21, posts: 516, repeats: 84 } as const;
const BEFORE = { days: 360, repeats: 180 } as const;
/** The hour that counts as now, whatever the clock says, so that the year is always the same. */
const PRETENDED_NOW = 15;

const LATE_HABITS: Habits = { best: 0.85, warmth: 1 };
const EARLY_HABITS: Habits = { best: 0.25, warmth: 0.7 };

/** A random time, mostly in waking hours. */
function wakingMoment(world: World, [from, to]: readonly [number, number]): number {
  for (;;) {
    const ago = Math.floor((to + world.random() * (from - to)) * DAY_MS);
    const hour = (((PRETENDED_NOW - ago / HOUR_MS) % 24) + 24) % 24;
    if (hour >= 6 || world.random() < 0.2) return ago;
  }
}

function wakingMoments(world: World, count: number, days: readonly [number, number]): number[] {
  return Array.from({ length: count }, () => wakingMoment(world, days)).sort((a, b) => b - a);
}

function prepared(): CraftedPost[] {
  const tongues = OTHER_TONGUES.map(({ by, text }) => ({ by, text, format: 'text/plain' as const }));
  return [...tongues, ...CRAFTED_POSTS];
}

/** Fills the year with chatter, up to the planned number of statuses. */
function planChatter(world: World): void {
  const chatter = new Chatter(world);
  const early = WRITTEN_STATUSES - world.planned - LATELY.posts;
  if (early < 0) throw new Error('There are more things to show than statuses');
  for (const ago of wakingMoments(world, early, [BEFORE.days, LATELY.days]))
    world.planStatus(ago, () => chatter.speak(EARLY_HABITS));
  for (const ago of wakingMoments(world, BEFORE.repeats, [BEFORE.days - 5, LATELY.days]))
    world.plan(ago, () => chatter.repeat());

  const set = prepared();
  const late = wakingMoments(world, LATELY.posts - 1, [LATELY.days, 0.004]);
  late.forEach((ago, index) => {
    const at = Math.floor(world.random() * set.length);
    const [post] = index % 10 === 5 ? set.splice(at, 1) : [];
    world.planStatus(ago, () => {
      if (post) chatter.recite(post, LATE_HABITS);
      else chatter.speak(LATE_HABITS);
    });
  });
  world.planStatus(MINUTE_MS, () => chatter.speak(LATE_HABITS));
  for (const ago of wakingMoments(world, LATELY.repeats, [LATELY.days, 0.01]))
    world.plan(ago, () => chatter.repeat());
}

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
      const row = world.server.db.one<{ id: string }>(
        'select id from statuses where account_id = ? and text like ? order by id limit 1',
        author.id,
        `${beginning}%`,
      );
      if (!row) throw new Error(`Nothing begins with ${beginning}`);
      pin(world.server, author, world.status(row.id));
      world.note('pinned', row.id);
    }
  });
}

function planBookmarks(world: World): void {
  world.plan(MINUTE_MS, () => {
    const ids = world.server.db.all<{ id: string }>(
      `select id from statuses where visibility = 'public' and reblog_of_id is null order by id`,
    );
    for (const name of ['bob', 'carol', 'dave']) {
      for (let count = 0; count < 6; count += 1) {
        const at = Math.floor(world.random() * ids.length);
        const status = findStatus(world.server.db, ids[at]?.id ?? '');
        if (status) bookmark(world.server, world.account(name), { status, folderId: null });
      }
    }
  });
}

/** Adds a year of a small network: sixty accounts and three thousand statuses, always the same ones. */
function fillWorld(server: Server): void {
  const random = randomFrom(SEED);
  const accounts = seedPeople(server, PEOPLE, random);
  seedFollows(server, accounts, random);
  const world = new World(server, [...accounts.values()]);
  for (const show of EXHIBITS) show(world);
  planChatter(world);
  planPins(world);
  planBookmarks(world);
  world.tell();
  noteExamples(world);
  server.db.run('update notifications set seen = 1 where created_at < ?', server.now() - SEEN_AFTER_MS);
}

/**
 * Fills the database. `demo`: a small network with a year of statuses. `empty`: only the accounts that can be signed
 * in to.
 */
export function fillSeed(server: Server, kind: 'demo' | 'empty'): void {
  if (kind === 'demo') {
    fillWorld(server);
    return;
  }
  const signingIn = PEOPLE.filter((person) => person.signsIn);
  seedPeople(server, signingIn, randomFrom(SEED));
}
