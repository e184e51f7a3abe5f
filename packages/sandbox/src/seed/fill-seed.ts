import { bookmark, pin } from '../actions/statuses/marks';
import { randomFrom } from '../pictures/random';
import type { Server } from '../server/server';
import { putEmojiFolder, seedEmojiPacks } from '../store/emoji-packs';
import { findStatus } from '../store/statuses/statuses';
import { DailyActivity, type PostingStyle } from './daily-activity';
import { CRAFTED_POSTS, type CraftedPost } from './crafted-posts';
import { EXHIBITS } from './exhibits/exhibits';
import { type KindKey, WRITTEN_STATUSES } from './manifest';
import { OTHER_LANGUAGES } from './phrases';
import { PEOPLE } from './residents';
import { seedFollows, seedPeople } from './seed-people';
import { DAY_MS, HOUR_MS, MINUTE_MS, World } from './world';

const POSTS =
  'select s.id from statuses s join accounts a on a.id = s.account_id where s.reblog_of_id is null';
const PUBLIC_FILE_POSTS = `${POSTS} and s.visibility = 'public' and exists (
  select 1 from status_media sm join media m on m.id = sm.media_id where sm.status_id = s.id`;
const PUBLIC_POSTS = `${POSTS} and s.visibility = 'public'`;
const ACCOUNTS = 'select a.id from accounts a where true';

/** Queries for kinds that come about by chance. The conditions continue the queries above. */
const KIND_QUERIES: Partial<Record<KindKey, string>> = {
  'scope-public': PUBLIC_POSTS,
  'custom-emoji': `${PUBLIC_POSTS} and s.text like '%:linnet:%'`,
  hashtag: `${PUBLIC_POSTS} and exists (select 1 from status_tags t where t.status_id = s.id)`,
  sized: `${PUBLIC_FILE_POSTS} and m.width is not null)`,
  blurhash: `${PUBLIC_FILE_POSTS} and m.blurhash is not null)`,
  favourited: `${PUBLIC_POSTS} and exists (
    select 1 from favourites f join accounts me on me.id = f.account_id
    where f.status_id = s.id and me.username = 'alice' and me.host is null)`,
  popular: `${PUBLIC_POSTS} and s.favourites_count >= 15`,
  repeated: `${PUBLIC_POSTS} and s.reblogs_count > 0`,
  'with-client': `${PUBLIC_POSTS} and s.app_name is not null`,
  remote: `${PUBLIC_POSTS} and a.host is not null`,
  repeat: `select s.id from statuses s where s.reblog_of_id is not null`,
  reply: `${PUBLIC_POSTS} and s.in_reply_to_id is not null`,
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
const NAME_KINDS: Partial<Record<KindKey, (name: string, host: string) => boolean>> = {
  'emoji-name': (name) => new RegExp(String.raw`\p{RGI_Emoji}`, 'v').test(name),
  'rtl-name': (name) => /[\u0590-\u06ff]/.test(name),
  'long-name': (name) => name.length > 80,
  'foreign-domain': (_name, host) => /\P{ASCII}|xn--/u.test(host),
};

const EXAMPLES_PER_KIND = 8;

/** Stores examples of the kinds that come about by chance, newest first. */
function noteExamples(world: World): void {
  for (const [kind, sql] of Object.entries(KIND_QUERIES) as [KindKey, string][]) {
    const rows = world.server.db.all<{ id: string }>(`${sql} order by 1 desc limit ${EXAMPLES_PER_KIND}`);
    for (const { id } of rows) world.noteExample(kind, id);
  }
  for (const [kind, matches] of Object.entries(NAME_KINDS) as [
    KindKey,
    NonNullable<(typeof NAME_KINDS)[KindKey]>,
  ][]) {
    for (const { account } of world.residents)
      if (matches(account.display_name, account.host ?? '')) world.noteExample(kind, account.id);
  }
}

const RECENT_PERIOD = { days: 21, posts: 516, repeats: 84 } as const;
const EARLY_PERIOD = { days: 360, repeats: 180 } as const;
/** The hour that counts as now, whatever the clock says, so that the year is always the same. */
const ASSUMED_HOUR = 15;

const RECENT_STYLE: PostingStyle = { bestChance: 0.85, reactionRate: 1 };
const EARLY_STYLE: PostingStyle = { bestChance: 0.25, reactionRate: 0.7 };

/** A random time, mostly in waking hours. */
function wakingTime(world: World, [from, to]: readonly [number, number]): number {
  for (;;) {
    const ago = Math.floor((to + world.random() * (from - to)) * DAY_MS);
    const hour = (((ASSUMED_HOUR - ago / HOUR_MS) % 24) + 24) % 24;
    if (hour >= 6 || world.random() < 0.2) return ago;
  }
}

function wakingTimes(world: World, count: number, days: readonly [number, number]): number[] {
  return Array.from({ length: count }, () => wakingTime(world, days)).sort((a, b) => b - a);
}

function preparedPosts(): CraftedPost[] {
  const inOtherLanguages = OTHER_LANGUAGES.map(({ by, text }) => ({
    by,
    text,
    format: 'text/plain' as const,
  }));
  return [...inOtherLanguages, ...CRAFTED_POSTS];
}

/** Fills the year with daily activity, up to the planned number of statuses. */
function planDailyActivity(world: World): void {
  const activity = new DailyActivity(world);
  const early = WRITTEN_STATUSES - world.plannedStatuses - RECENT_PERIOD.posts;
  if (early < 0) throw new Error('There are more things to show than statuses');
  for (const ago of wakingTimes(world, early, [EARLY_PERIOD.days, RECENT_PERIOD.days]))
    world.planStatus(ago, () => activity.postOrReply(EARLY_STYLE));
  for (const ago of wakingTimes(world, EARLY_PERIOD.repeats, [EARLY_PERIOD.days - 5, RECENT_PERIOD.days]))
    world.plan(ago, () => activity.repeat());

  const remainingPosts = preparedPosts();
  const late = wakingTimes(world, RECENT_PERIOD.posts - 1, [RECENT_PERIOD.days, 0.004]);
  late.forEach((ago, index) => {
    const at = Math.floor(world.random() * remainingPosts.length);
    const [post] = index % 10 === 5 ? remainingPosts.splice(at, 1) : [];
    world.planStatus(ago, () => {
      if (post) activity.postCrafted(post, RECENT_STYLE);
      else activity.postOrReply(RECENT_STYLE);
    });
  });
  world.planStatus(MINUTE_MS, () => activity.postOrReply(RECENT_STYLE));
  for (const ago of wakingTimes(world, RECENT_PERIOD.repeats, [RECENT_PERIOD.days, 0.01]))
    world.plan(ago, () => activity.repeat());
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
      world.noteExample('pinned', row.id);
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
  planDailyActivity(world);
  planPins(world);
  planBookmarks(world);
  world.run();
  noteExamples(world);
  server.db.run('update notifications set seen = 1 where created_at < ?', server.now() - SEEN_AFTER_MS);
}

/**
 * Fills the database. `demo`: a small network with a year of statuses. `empty`: only the accounts that can be signed
 * in to.
 */
export function fillSeed(server: Server, kind: 'demo' | 'empty'): void {
  seedEmojiPacks(server.db);
  putEmojiFolder(server.db, 'attic', { 'old_kiln.png': '/emoji/hedge/kiln.png' });
  if (kind === 'demo') {
    fillWorld(server);
    return;
  }
  const signingIn = PEOPLE.filter((person) => person.signsIn);
  seedPeople(server, signingIn, randomFrom(SEED));
}
