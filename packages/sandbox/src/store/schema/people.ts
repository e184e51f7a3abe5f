import type { SchemaArea, Trigger } from './area';

function followCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger[] {
  const row = event === 'insert' ? 'new' : 'old';
  const on = `after ${event} on follows when ${row}.pending = 0`;
  return [
    {
      name: `following_${event}`,
      on,
      does: `update accounts set following_count = following_count ${sign} 1 where id = ${row}.follower_id`,
    },
    {
      name: `followers_${event}`,
      on,
      does: `update accounts set followers_count = followers_count ${sign} 1 where id = ${row}.followed_id`,
    },
  ];
}

/** The table of a relation between two accounts: at most one row for each pair, with indexes for both directions. */
function pairTable(name: string, columns = ''): string {
  return `
      create table ${name} (
        account_id text not null, target_id text not null, created_at integer not null,${columns}
        primary key (account_id, target_id)
      ) without rowid;
      create index ${name}_by_target on ${name} (target_id);`;
}

export const peopleTables: SchemaArea = {
  tables: {
    accounts: `
      create table accounts (
        id text primary key, username text not null, host text, display_name text not null,
        note text not null, note_source text not null, fields text not null, avatar text, header text,
        actor_type text not null, locked integer not null, admin integer not null, moderator integer not null,
        discoverable integer not null, created_at integer not null, default_scope text not null,
        email text, password_hash text, settings_store text not null,
        followers_count integer not null default 0, following_count integer not null default 0,
        statuses_count integer not null default 0, last_status_at integer,
        deactivated integer not null default 0, moved_to_id text,
        hide_followers integer not null default 0, hide_follows integer not null default 0,
        hide_followers_count integer not null default 0, hide_follows_count integer not null default 0,
        hide_favorites integer not null default 1, accepts_chat integer not null default 1,
        birthday text, show_birthday integer not null default 0, suggested integer not null default 0
      );
      create unique index accounts_by_name on accounts (lower(username), coalesce(host, ''));
      create index accounts_by_host on accounts (host, id);
      create index accounts_deactivated on accounts (id) where deactivated = 1;`,
    settings_behind_cache: `
      create table settings_behind_cache (
        account_id text primary key, store text not null, shown_at integer not null
      ) without rowid;`,
    follows: `
      create table follows (
        follower_id text not null, followed_id text not null, pending integer not null,
        show_reblogs integer not null, created_at integer not null,
        primary key (follower_id, followed_id)
      ) without rowid;
      create index follows_by_followed on follows (followed_id);`,
    blocks: pairTable('blocks'),
    mutes: `${pairTable('mutes', ' notifications integer not null, expires_at integer,')}
      create index mutes_by_end on mutes (expires_at) where expires_at is not null;`,
    endorsements: pairTable('endorsements'),
    subscriptions: pairTable('subscriptions'),
    account_notes: pairTable('account_notes', ' comment text,'),
    dismissed_suggestions: pairTable('dismissed_suggestions'),
    domain_blocks: `
      create table domain_blocks (
        account_id text not null, domain text not null, created_at integer not null,
        primary key (account_id, domain)
      ) without rowid;`,
    lists: `
      create table lists (
        id integer primary key, account_id text not null, title text not null,
        replies text not null default 'list', exclusive integer not null default 0
      );
      create index lists_by_account on lists (account_id, id);`,
    list_members: `
      create table list_members (
        list_id integer not null, account_id text not null, primary key (list_id, account_id)
      ) without rowid;
      create index list_members_by_account on list_members (account_id);`,
    account_tags: `
      create table account_tags (
        account_id text not null, tag text not null, primary key (account_id, tag)
      ) without rowid;`,
    reports: `
      create table reports (
        id text primary key, account_id text not null, target_id text not null, comment text not null,
        forward integer not null, state text not null, created_at integer not null, rules text not null
      );
      create index reports_by_account on reports (account_id, id);`,
    report_statuses: `
      create table report_statuses (
        report_id text not null, status_id text not null, primary key (report_id, status_id)
      ) without rowid;`,
  },
  triggers: [...followCounts('insert', '+'), ...followCounts('delete', '-')],
};
