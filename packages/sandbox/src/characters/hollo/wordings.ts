import {
  type OwnDefaults,
  type WordingContext,
  commonVisibility,
  isOwnProfile,
  ownDefaults,
  partOf,
  quoteApproval,
  quoteOf,
} from '../common/wordings';
import { type Told, type Wordings, isTold, listOf, pick, textOf } from '../rewrite';
import { countedId, notificationId } from './ids';

const keys = (text: string): string[] => text.trim().split(/\s+/);

const ACCOUNT_KEYS =
  keys(`id username acct display_name locked bot created_at note url avatar avatar_static header
  header_static followers_count following_count statuses_count moved last_status_at emojis fields`);

function account(told: Told, context: WordingContext): Told {
  const shown = pick({ ...told, moved: null, last_status_at: null }, ACCOUNT_KEYS);
  return isOwnProfile(context) ? { ...shown, ...ownParts(told, ownDefaults(context)) } : shown;
}

/** The parts of an account that only its owner gets; the contact account of the instance documents has them too. */
export function ownParts(
  told: Told,
  { language }: OwnDefaults = { language: null, quotePolicy: null },
): Told {
  const source = partOf(told, 'source');
  const privacy = commonVisibility(source['privacy'] ?? 'public');
  return {
    discoverable: partOf(source, 'pleroma')['discoverable'] === true,
    hide_collections: partOf(told, 'pleroma')['hide_followers'] === true,
    source: {
      note: source['note'],
      privacy,
      sensitive: source['sensitive'] ?? false,
      language: language ?? 'en',
      follow_requests_count: told['follow_requests_count'] ?? 0,
      fields: source['fields'],
    },
  };
}

function reaction(told: Told): Told {
  const url = textOf(told['url']);
  return {
    ...pick(told, ['name', 'me', 'count', 'account_ids']),
    ...(url === '' ? {} : { url, static_url: url }),
  };
}

const STATUS_KEYS =
  keys(`id created_at in_reply_to_id sensitive spoiler_text visibility language uri url replies_count
  reblogs_count favourites_count quotes_count favourited reblogged muted bookmarked pinned content reblog quote_id
  quote quote_approval application account media_attachments mentions tags card emojis emoji_reactions poll filtered`);

function status(told: Told, context: WordingContext): Told {
  const facts = context.facts.get(textOf(told['id']));
  const pleroma = partOf(told, 'pleroma');
  const { current_user: mine, ...approval } = quoteApproval(told, {
    signedIn: true,
    facts,
  });
  const whole: Told = {
    ...told,
    visibility: commonVisibility(told['visibility']),
    language: facts?.language ?? null,
    quotes_count: pleroma['quotes_count'] ?? 0,
    quote_id: pleroma['quote_id'] ?? null,
    quote: quoteOf(told, facts),
    quote_approval: context.reader === null ? approval : { ...approval, current_user: mine },
    card: told['card'] ?? null,
    poll: told['poll'] ?? null,
    emoji_reactions: listOf(pleroma['emoji_reactions']).map(reaction),
    filtered: null,
  };
  const answered = told['in_reply_to_account_id'];
  return {
    ...pick(whole, STATUS_KEYS),
    ...(typeof answered === 'string' ? { in_reply_to_account_id: answered } : {}),
    ...(typeof told['text'] === 'string' ? { text: told['text'] } : {}),
  };
}

const NOTIFICATIONS = new Map([
  ...['mention', 'status', 'reblog', 'follow', 'follow_request', 'favourite', 'poll', 'update', 'quote'].map(
    (type) => [type, type] as const,
  ),
  ['pleroma:emoji_reaction', 'emoji_reaction'] as const,
]);

/** The reaction of a notification; the name of a custom emoji gets colons. */
function reacted(told: Told): Told {
  const name = textOf(told['emoji']);
  const url = textOf(told['emoji_url']);
  const by = textOf(partOf(told, 'account')['id']);
  const own = { name, count: 1, me: false, account_ids: [by] };
  if (url === '') return { emoji: name, emoji_reaction: own };
  const written = `:${name.replaceAll(':', '')}:`;
  const picture = { url, static_url: url };
  return { emoji: written, emoji_url: url, emojiURL: url, emoji_reaction: { ...own, ...picture } };
}

/** Hollo's name of a notification type; null for types that it doesn't know. */
export function notificationType(type: string): string | null {
  return NOTIFICATIONS.get(type) ?? null;
}

function notification(told: Told): Told | null {
  const type = notificationType(textOf(told['type']));
  if (type === null) return null;
  return {
    id: notificationId(textOf(told['created_at']), type, textOf(told['id'])),
    type,
    created_at: told['created_at'],
    account: told['account'],
    status: told['status'] ?? null,
    ...(type === 'emoji_reaction' ? reacted(told) : {}),
  };
}

const RELATIONSHIP_KEYS =
  keys(`id following showing_reblogs notifying languages followed_by blocking blocked_by muting
  muting_notifications requested requested_by domain_blocking endorsed note`);

function size(told: Told): Told {
  const { width, height, aspect } = told;
  return { width, height, size: `${String(width)}x${String(height)}`, aspect };
}

function attachment(told: Told): Told {
  const { original } = partOf(told, 'meta');
  const meta = isTold(original) ? { original: size(original), small: size(original) } : {};
  return {
    ...pick(told, ['type', 'url', 'preview_url']),
    id: countedId(textOf(told['id'])),
    remote_url: null,
    text_url: null,
    meta: { ...meta, focus: { x: 0, y: 0 } },
    description: textOf(told['description']) || null,
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

function poll(told: Told): Told {
  return pick({ voted: false, own_votes: [], ...told, id: countedId(textOf(told['id'])) }, POLL_KEYS);
}

function app(told: Told): Told {
  return {
    ...told,
    id: countedId(textOf(told['id'])),
    redirect_uris: textOf(told['redirect_uri']).split(/\s+/),
    client_secret_expires_at: 0,
    vapid_key: '',
  };
}

export const holloWordings: Wordings<WordingContext> = {
  account,
  status,
  notification,
  relationship: (told) => pick({ languages: null, requested_by: false, ...told }, RELATIONSHIP_KEYS),
  attachment,
  card: (told) => pick({ ...EMPTY_CARD, ...told }, CARD_KEYS),
  poll,
  emoji: (told) => ({
    ...pick(told, ['shortcode', 'url', 'static_url', 'visible_in_picker']),
    category: null,
  }),
  app,
  token: (told) => pick(told, ['access_token', 'token_type', 'scope', 'created_at']),
};
