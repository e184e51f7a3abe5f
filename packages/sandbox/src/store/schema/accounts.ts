import type { SchemaArea, Trigger } from './area';

/** Private data of accounts, tokens and other ways to sign in. */
export const identityTables: SchemaArea = {
  tables: {
    identities: `
      create table identities (
        account_id text primary key, confirmed integer not null default 1, approved integer not null default 1,
        must_reset integer not null default 0, registration_reason text, language text,
        confirmation_token text, totp_secret text, totp_confirmed integer not null default 0,
        backup_codes text not null default '[]', background text,
        avatar_description text not null default '', header_description text not null default '',
        no_rich_text integer not null default 0, show_role integer not null default 1,
        skip_thread_containment integer not null default 0, allow_following_move integer not null default 1,
        also_known_as text not null default '[]', block_from_strangers integer not null default 0,
        hide_notification_contents integer not null default 0, default_sensitive integer not null default 0,
        default_language text, quote_policy text
      ) without rowid;`,
    captchas: `
      create table captchas (
        token text primary key, kind text not null, solution text not null, answer_data text not null,
        expires_at integer not null, used integer not null
      ) without rowid;`,
    invites: `
      create table invites (
        id integer primary key, token text not null unique, used integer not null, uses integer not null,
        max_use integer, expires_at text
      );`,
    mails: `
      create table mails (
        id integer primary key, recipient text not null, kind text not null, link text, sent_at integer not null
      );`,
    mfa_tokens: `
      create table mfa_tokens (
        hash text primary key, app_id integer not null, account_id text not null, scopes text not null,
        expires_at integer not null
      ) without rowid;`,
    password_resets: `
      create table password_resets (
        token text primary key, account_id text not null, expires_at integer not null
      ) without rowid;`,
    push_subscriptions: `
      create table push_subscriptions (
        id integer primary key, token_id integer not null unique, account_id text not null, endpoint text not null,
        key_p256dh text not null, key_auth text not null, alerts text not null
      );`,
    announcements: `
      create table announcements (
        id text primary key, source text not null, all_day integer not null, starts_at integer, ends_at integer,
        published_at integer not null, updated_at integer not null
      ) without rowid;`,
    announcement_reads: `
      create table announcement_reads (
        account_id text not null, announcement_id text not null, primary key (account_id, announcement_id)
      ) without rowid;`,
  },
};

function followCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger[] {
  const row = event === 'insert' ? 'new' : 'old';
  const on = `after ${event} on follows when ${row}.pending = 0`;
  return [
    {
      name: `following_${event}`,
      on,
      statement: `update accounts set following_count = following_count ${sign} 1 where id = ${row}.follower_id`,
    },
    {
      name: `followers_${event}`,
      on,
      statement: `update accounts set followers_count = followers_count ${sign} 1 where id = ${row}.followed_id`,
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
        show_reblogs integer not null, languages text, created_at integer not null,
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
    backups: `
      create table backups (
        id integer primary key autoincrement, account_id text not null, file text not null unique,
        size integer not null, created_at integer not null
      );
      create index backups_by_account on backups (account_id, id);`,
    reports: `
      create table reports (
        id text primary key, account_id text not null, target_id text not null, comment text not null,
        forward integer not null, state text not null, created_at integer not null, rules text not null
      );
      create index reports_by_account on reports (account_id, id);`,
    report_statuses: `
      create table report_statuses (
        report_id text not null, status_id text not null, object text not null, content text not null,
        created_at integer not null, primary key (report_id, status_id)
      ) without rowid;`,
    moderation_log: `
      create table moderation_log (
        id integer primary key, account_id text not null, data text not null, message text not null,
        created_at integer not null
      );`,
    report_notes: `
      create table report_notes (
        id integer primary key, report_id text not null, account_id text not null, content text not null,
        created_at integer not null
      );`,
  },
  triggers: [...followCounts('insert', '+'), ...followCounts('delete', '-')],
};
