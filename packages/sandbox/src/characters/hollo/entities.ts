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
import { type Json, type EntityRewriters, isJson, listOf, pick, textOf } from '../rewrite';
import { uuidOfNumber, notificationId } from './ids';

const keys = (text: string): string[] => text.trim().split(/\s+/);

const ACCOUNT_KEYS =
  keys(`id username acct display_name locked bot created_at note url avatar avatar_static header
  header_static followers_count following_count statuses_count moved last_status_at emojis fields`);

function account(json: Json, context: EntityContext): Json {
  const shown = pick({ ...json, moved: null, last_status_at: null }, ACCOUNT_KEYS);
  return isOwnProfile(context) ? { ...shown, ...ownParts(json, ownDefaults(context)) } : shown;
}

/** The parts of an account that only its owner gets; the contact account of the instance documents has them too. */
export function ownParts(
  json: Json,
  { language }: OwnDefaults = { language: null, quotePolicy: null },
): Json {
  const source = partOf(json, 'source');
  const privacy = commonVisibility(source['privacy'] ?? 'public');
  return {
    discoverable: partOf(source, 'pleroma')['discoverable'] === true,
    hide_collections: partOf(json, 'pleroma')['hide_followers'] === true,
    source: {
      note: source['note'],
      privacy,
      sensitive: source['sensitive'] ?? false,
      language: language ?? 'en',
      follow_requests_count: json['follow_requests_count'] ?? 0,
      fields: source['fields'],
    },
  };
}

function reaction(json: Json): Json {
  const url = textOf(json['url']);
  return {
    ...pick(json, ['name', 'me', 'count', 'account_ids']),
    ...(url === '' ? {} : { url, static_url: url }),
  };
}

const STATUS_KEYS =
  keys(`id created_at in_reply_to_id sensitive spoiler_text visibility language uri url replies_count
  reblogs_count favourites_count quotes_count favourited reblogged muted bookmarked pinned content reblog quote_id
  quote quote_approval application account media_attachments mentions tags card emojis emoji_reactions poll filtered`);

function status(json: Json, context: EntityContext): Json {
  const facts = context.facts.get(textOf(json['id']));
  const pleroma = partOf(json, 'pleroma');
  const { current_user: mine, ...approval } = quoteApproval(json, {
    signedIn: true,
    facts,
  });
  const whole: Json = {
    ...json,
    visibility: commonVisibility(json['visibility']),
    language: facts?.language ?? null,
    quotes_count: pleroma['quotes_count'] ?? 0,
    quote_id: pleroma['quote_id'] ?? null,
    quote: quoteOf(json, facts),
    quote_approval: context.viewer === null ? approval : { ...approval, current_user: mine },
    card: json['card'] ?? null,
    poll: json['poll'] ?? null,
    emoji_reactions: listOf(pleroma['emoji_reactions']).map(reaction),
    filtered: null,
  };
  const inReplyToAccountId = json['in_reply_to_account_id'];
  return {
    ...pick(whole, STATUS_KEYS),
    ...(typeof inReplyToAccountId === 'string' ? { in_reply_to_account_id: inReplyToAccountId } : {}),
    ...(typeof json['text'] === 'string' ? { text: json['text'] } : {}),
  };
}

const NOTIFICATION_TYPES = new Map([
  ...['mention', 'status', 'reblog', 'follow', 'follow_request', 'favourite', 'poll', 'update', 'quote'].map(
    (type) => [type, type] as const,
  ),
  ['pleroma:emoji_reaction', 'emoji_reaction'] as const,
]);

/** The reaction of a notification; the name of a custom emoji gets colons. */
function reactionOf(json: Json): Json {
  const name = textOf(json['emoji']);
  const url = textOf(json['emoji_url']);
  const by = textOf(partOf(json, 'account')['id']);
  const own = { name, count: 1, me: false, account_ids: [by] };
  if (url === '') return { emoji: name, emoji_reaction: own };
  const written = `:${name.replaceAll(':', '')}:`;
  const picture = { url, static_url: url };
  return { emoji: written, emoji_url: url, emojiURL: url, emoji_reaction: { ...own, ...picture } };
}

/** Hollo's name of a notification type; null for types that it doesn't know. */
export function notificationType(type: string): string | null {
  return NOTIFICATION_TYPES.get(type) ?? null;
}

function notification(json: Json): Json | null {
  const type = notificationType(textOf(json['type']));
  if (type === null) return null;
  return {
    id: notificationId(textOf(json['created_at']), type, textOf(json['id'])),
    type,
    created_at: json['created_at'],
    account: json['account'],
    status: json['status'] ?? null,
    ...(type === 'emoji_reaction' ? reactionOf(json) : {}),
  };
}

const RELATIONSHIP_KEYS =
  keys(`id following showing_reblogs notifying languages followed_by blocking blocked_by muting
  muting_notifications requested requested_by domain_blocking endorsed note`);

function size(json: Json): Json {
  const { width, height, aspect } = json;
  return { width, height, size: `${String(width)}x${String(height)}`, aspect };
}

function attachment(json: Json): Json {
  const { original } = partOf(json, 'meta');
  const meta = isJson(original) ? { original: size(original), small: size(original) } : {};
  return {
    ...pick(json, ['type', 'url', 'preview_url']),
    id: uuidOfNumber(textOf(json['id'])),
    remote_url: null,
    text_url: null,
    meta: { ...meta, focus: { x: 0, y: 0 } },
    description: textOf(json['description']) || null,
    blurhash: null,
  };
}

const CARD_KEYS =
  keys(`url title description type author_name author_url provider_name provider_url html width height
  image embed_url blurhash`);
const EMPTY_CARD = {
  author_name: '',
  author_url: '',
  html: '',
  width: 0,
  height: 0,
  embed_url: '',
  blurhash: null,
};

const POLL_KEYS = keys(
  'id expires_at expired multiple votes_count voters_count voted own_votes options emojis',
);

function poll(json: Json): Json {
  return pick({ voted: false, own_votes: [], ...json, id: uuidOfNumber(textOf(json['id'])) }, POLL_KEYS);
}

function app(json: Json): Json {
  return {
    ...json,
    id: uuidOfNumber(textOf(json['id'])),
    redirect_uris: textOf(json['redirect_uri']).split(/\s+/),
    client_secret_expires_at: 0,
    vapid_key: '',
  };
}

export const holloEntities: EntityRewriters<EntityContext> = {
  account,
  status,
  notification,
  relationship: (json) => pick({ languages: null, requested_by: false, ...json }, RELATIONSHIP_KEYS),
  attachment,
  card: (json) => pick({ ...EMPTY_CARD, ...json }, CARD_KEYS),
  poll,
  emoji: (json) => ({
    ...pick(json, ['shortcode', 'url', 'static_url', 'visible_in_picker']),
    category: null,
  }),
  app,
  token: (json) => pick(json, ['access_token', 'token_type', 'scope', 'created_at']),
};
