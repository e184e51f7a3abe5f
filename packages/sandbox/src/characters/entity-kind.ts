import type { Told } from './told';

/** Keys that identify the kind of an entity in an answer; the first kind that fits counts. */
const KINDS = {
  notification: ['type', 'account', 'group_key'],
  status: ['account', 'visibility', 'content', 'reblog'],
  account: ['acct', 'display_name', 'statuses_count'],
  relationship: ['following', 'showing_reblogs'],
  poll: ['votes_count', 'options', 'multiple'],
  attachment: ['preview_url', 'remote_url', 'type'],
  card: ['provider_name', 'title', 'url'],
  emoji: ['shortcode', 'static_url'],
  app: ['client_id', 'client_secret', 'redirect_uri'],
  token: ['access_token', 'token_type'],
  tag: ['name', 'url'],
} as const;

export type EntityKind = keyof typeof KINDS;

export function entityKind(told: Told): EntityKind | null {
  for (const [kind, keys] of entries()) if (keys.every((key) => key in told)) return kind;
  return null;
}

function entries(): [EntityKind, readonly string[]][] {
  return Object.entries(KINDS).flatMap(([kind, keys]): [EntityKind, readonly string[]][] =>
    isKind(kind) ? [[kind, keys]] : [],
  );
}

function isKind(kind: string): kind is EntityKind {
  return Object.hasOwn(KINDS, kind);
}
