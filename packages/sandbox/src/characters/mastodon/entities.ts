import {
  type OwnDefaults,
  type EntityContext,
  commonVisibility,
  isOwnProfile,
  ownDefaults,
  partOf,
  quoteApproval,
  quoteOf,
} from '../common/entities';
import { type Json, type EntityRewriters, isJson, listOf, omit, pick, textOf } from '../rewrite';

interface GroupedNotification {
  id: string;
  type: string;
  /** The time as on the wire. */
  createdAt: string;
  statusId: string | null;
}

/** The key of a notification's group: favourites and repeats are grouped by status, follows by day. */
export function groupKey({ id, type, createdAt, statusId }: GroupedNotification): string {
  if ((type === 'favourite' || type === 'reblog') && statusId !== null) return `${type}-${statusId}`;
  return type === 'follow' ? `follow-${createdAt.slice(0, 10)}` : `ungrouped-${id}`;
}

const ROLES = {
  admin: { id: '3', name: 'Admin', permissions: '1048575', color: '', highlighted: true },
  moderator: { id: '2', name: 'Moderator', permissions: '1116', color: '', highlighted: true },
  everyone: { id: '-99', name: '', permissions: '65536', color: '', highlighted: false },
} as const;

function roleOf(account: Json): Json {
  const pleroma = partOf(account, 'pleroma');
  if (pleroma['is_admin'] === true) return { ...ROLES.admin };
  return { ...(pleroma['is_moderator'] === true ? ROLES.moderator : ROLES.everyone) };
}

const ACCOUNT_KEYS = [
  'id username acct display_name locked bot discoverable indexable group created_at note url uri avatar',
  'avatar_static header header_static followers_count following_count statuses_count last_status_at',
  'hide_collections noindex emojis roles fields',
].flatMap((keys) => keys.split(' '));

/** The parts of an account that only its owner gets. */
function ownParts(account: Json, { language, quotePolicy }: OwnDefaults): Json {
  const source = partOf(account, 'source');
  return {
    source: {
      privacy: commonVisibility(source['privacy'] ?? 'public'),
      sensitive: source['sensitive'] ?? false,
      language,
      note: source['note'],
      fields: source['fields'],
      follow_requests_count: account['follow_requests_count'] ?? 0,
      hide_collections: partOf(account, 'pleroma')['hide_followers'] === true,
      discoverable: partOf(source, 'pleroma')['discoverable'] === true,
      indexable: false,
      attribution_domains: [],
      quote_policy: quotePolicy ?? 'public',
    },
    role: roleOf(account),
  };
}

function account(json: Json, context: EntityContext): Json {
  const pleroma = partOf(json, 'pleroma');
  const role = roleOf(json);
  const discoverable = partOf(partOf(json, 'source'), 'pleroma')['discoverable'] === true;
  const whole = {
    ...json,
    // Mastodon sends only the day.
    created_at: textOf(json['created_at']).replace(/T.*$/, 'T00:00:00.000Z'),
    uri: pleroma['ap_id'],
    discoverable,
    indexable: false,
    noindex: false,
    group: partOf(partOf(json, 'source'), 'pleroma')['actor_type'] === 'Group',
    hide_collections: pleroma['hide_followers'] === true,
    roles: role['highlighted'] === true ? [pick(role, ['id', 'name', 'color'])] : [],
  };
  return {
    ...pick(whole, ACCOUNT_KEYS),
    ...(isOwnProfile(context) ? ownParts(json, ownDefaults(context)) : {}),
  };
}

const STATUS_KEYS = [
  'id created_at in_reply_to_id in_reply_to_account_id sensitive spoiler_text visibility language uri url',
  'replies_count reblogs_count favourites_count quotes_count edited_at content reblog application account',
  'media_attachments mentions tags emojis quote quote_approval card poll text',
].flatMap((keys) => keys.split(' '));
const VIEWER_KEYS = ['favourited', 'reblogged', 'muted', 'bookmarked', 'filtered'];

/** A quote inside a quote has only an id. */
function shallow(quoted: Json): Json {
  const { quote } = quoted;
  if (!isJson(quote)) return quoted;
  const inner = partOf(quote, 'quoted_status');
  return { ...quoted, quote: { state: quote['state'], quoted_status_id: inner['id'] ?? null } };
}

function status(json: Json, context: EntityContext): Json {
  const facts = context.facts.get(textOf(json['id']));
  const quote = quoteOf(json, facts);
  const isRepeat = isJson(json['reblog']);
  const whole: Json = {
    ...json,
    visibility: commonVisibility(json['visibility']),
    language: facts?.language ?? (isRepeat ? null : 'en'),
    quotes_count: partOf(json, 'pleroma')['quotes_count'] ?? 0,
    edited_at: json['edited_at'] ?? null,
    quote: quote?.quoted_status ? { state: quote.state, quoted_status: shallow(quote.quoted_status) } : quote,
    quote_approval: quoteApproval(json, {
      signedIn: context.viewer !== null,
      facts,
    }),
    card: json['card'] ?? null,
    poll: json['poll'] ?? null,
    filtered: json['filtered'] ?? [],
  };
  const keys = typeof json['text'] === 'string' ? STATUS_KEYS : STATUS_KEYS.filter((key) => key !== 'text');
  if (context.viewer === null) return pick(whole, keys);
  const own = partOf(json, 'account')['id'] === context.viewer.id;
  return pick(whole, [...keys, ...VIEWER_KEYS, ...(own ? ['pinned'] : [])]);
}

const NOTIFICATION_TYPES = new Set([
  ...['mention', 'status', 'reblog', 'follow', 'follow_request', 'favourite', 'poll', 'update'],
  ...['quote', 'quoted_update', 'admin.sign_up', 'admin.report'],
]);

function notification(json: Json): Json | null {
  if (!NOTIFICATION_TYPES.has(textOf(json['type']))) return null;
  const statusId = textOf(partOf(json, 'status')['id']) || null;
  const group_key = groupKey({
    id: textOf(json['id']),
    type: textOf(json['type']),
    createdAt: textOf(json['created_at']),
    statusId,
  });
  const whole = { ...json, group_key };
  return pick(whole, ['id', 'type', 'created_at', 'group_key', 'account', 'status', 'report']);
}

const RELATIONSHIP_KEYS = [
  'id following showing_reblogs notifying languages followed_by blocking blocked_by muting muting_notifications',
  'requested requested_by domain_blocking endorsed note',
].flatMap((keys) => keys.split(' '));

function relationship(json: Json): Json {
  const whole = { languages: null, requested_by: false, ...json };
  return pick(whole, RELATIONSHIP_KEYS);
}

function attachment(json: Json): Json {
  const own = json['remote_url'] === json['url'];
  const description = textOf(json['description']) || null;
  return { ...json, remote_url: own ? null : json['remote_url'], meta: json['meta'] ?? {}, description };
}

function card(json: Json): Json {
  return {
    author_name: '',
    author_url: '',
    html: '',
    width: 0,
    height: 0,
    embed_url: '',
    blurhash: null,
    language: null,
    published_at: null,
    authors: [],
    ...json,
  };
}

/** An application in Mastodon's form: redirect addresses and scopes are lists. */
function app(json: Json): Json {
  return { ...json, redirect_uris: textOf(json['redirect_uri']).split(/\s+/), client_secret_expires_at: 0 };
}

const TOKEN_KEYS = ['access_token', 'token_type', 'scope', 'created_at'];

export const mastodonEntities: EntityRewriters<EntityContext> = {
  account,
  status,
  notification,
  relationship,
  attachment,
  card,
  poll: (json) => ({ ...json, emojis: listOf(json['emojis']) }),
  emoji: (json) => ({ ...omit(json, ['tags']), category: null }),
  app,
  token: (json) => pick(json, TOKEN_KEYS),
};

/** Pleroma's keys to remove. */
export const PLEROMA_KEYS = ['pleroma', 'fqn'];
