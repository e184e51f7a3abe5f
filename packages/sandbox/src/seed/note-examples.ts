import type { KindKey } from './manifest';
import type { World } from './world';

const POSTS =
  'select s.id from statuses s join accounts a on a.id = s.account_id where s.reblog_of_id is null';
const FILES = `${POSTS} and s.visibility = 'public' and exists (
  select 1 from status_media sm join media m on m.id = sm.media_id where sm.status_id = s.id`;
const OPEN = `${POSTS} and s.visibility = 'public'`;
const PEOPLE = 'select a.id from accounts a where true';

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
  'local-account': `${PEOPLE} and a.host is null and a.deactivated = 0`,
  'remote-account': `${PEOPLE} and a.host is not null`,
  'locked-account': `${PEOPLE} and a.locked = 1`,
  'bot-account': `${PEOPLE} and a.actor_type = 'Service'`,
  'group-account': `${PEOPLE} and a.actor_type = 'Group'`,
  'deactivated-account': `${PEOPLE} and a.deactivated = 1`,
  'admin-account': `${PEOPLE} and a.admin = 1`,
  'moderator-account': `${PEOPLE} and a.moderator = 1`,
  'no-picture-account': `${PEOPLE} and a.avatar is null`,
  'custom-emoji-name': `${PEOPLE} and (a.display_name like '%:railcar:%' or a.display_name like '%:sprout:%')`,
  'hiding-account': `${PEOPLE} and a.hide_followers = 1`,
  'fields-account': `${PEOPLE} and a.fields <> '[]'`,
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
export function noteExamples(world: World): void {
  for (const [kind, sql] of Object.entries(FOUND) as [KindKey, string][]) {
    const rows = world.here.db.all<{ id: string }>(`${sql} order by 1 desc limit ${EACH}`);
    for (const { id } of rows) world.note(kind, id);
  }
  for (const [kind, fits] of Object.entries(NAMES) as [KindKey, NonNullable<(typeof NAMES)[KindKey]>][]) {
    for (const { account } of world.residents)
      if (fits(account.display_name, account.host ?? '')) world.note(kind, account.id);
  }
}
