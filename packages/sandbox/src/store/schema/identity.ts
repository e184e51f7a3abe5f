import type { SchemaArea } from './area';

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
