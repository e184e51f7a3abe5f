import type { StatusFacts } from '../common/entities';
import { type Json, type EntityRewriters, isJson, omit, textOf } from '../rewrite';

const VERSION = '3.15.2';
/** The version in the instance document of the Mastodon API. */
const COMPATIBLE_VERSION = `2.7.2 (compatible; Akkoma ${VERSION})`;

const ABSENT_FEATURES = new Set([
  'chat',
  'shout',
  'pleroma_chat_messages',
  'pleroma_custom_emoji_reactions',
  'pleroma:bookmark_folders',
  'pleroma:group_actors',
]);
const AKKOMA_FEATURES = [
  'akkoma_api',
  'custom_emoji_reactions',
  'bubble_timeline',
  'akkoma:machine_translation',
];
const MISSKEY_MARKDOWN = 'text/x.misskeymarkdown';

function featuresOf(features: unknown): unknown[] {
  const shared = Array.isArray(features) ? features.filter((name) => !ABSENT_FEATURES.has(String(name))) : [];
  return [...shared, ...AKKOMA_FEATURES];
}

function formatsOf(formats: unknown): unknown[] {
  return Array.isArray(formats) ? [...formats, MISSKEY_MARKDOWN] : [MISSKEY_MARKDOWN];
}

function instance(document: Json): Json {
  const { rules: _rules, shout_limit: _shout, chat_limit: _chat, ...shared } = document;
  const pleroma = isJson(document['pleroma']) ? document['pleroma'] : {};
  const metadata = isJson(pleroma['metadata']) ? pleroma['metadata'] : {};
  const json = {
    ...metadata,
    features: featuresOf(metadata['features']),
    post_formats: formatsOf(metadata['post_formats']),
  };
  return { ...shared, version: COMPATIBLE_VERSION, pleroma: { ...pleroma, metadata: json } };
}

function nodeinfo(document: Json): Json {
  const software = isJson(document['software']) ? document['software'] : {};
  const repository = 'repository' in software ? { repository: 'https://akkoma.dev/AkkomaGang/akkoma' } : {};
  const metadata = isJson(document['metadata']) ? document['metadata'] : {};
  return {
    ...document,
    software: { name: 'akkoma', version: VERSION, ...repository },
    metadata: {
      // Roles have no privileges of their own.
      ...omit(metadata, ['roles']),
      features: featuresOf(metadata['features']),
      postFormats: formatsOf(metadata['postFormats']),
      localBubbleInstances: [],
      publicTimelineVisibility: { local: true, federated: true, bubble: true },
      privilegedStaff: false,
    },
  };
}

/** Pleroma's documents in Akkoma's form. */
export function akkomaDocument(path: string, value: unknown): unknown {
  if (!isJson(value)) return value;
  if (path === '/api/v1/instance') return instance(value);
  if (/^\/nodeinfo\/(?:2\.[01](?:\.json)?|:version)$/.test(path)) return nodeinfo(value);
  return value;
}

interface AkkomaContext {
  facts: Map<string, StatusFacts>;
}

const ABSENT_ACCOUNT_KEYS = ['accepts_chat_messages', 'privileges', 'birthday'];
const QUOTE_KEYS = [
  'quote',
  'quote_id',
  'quote_url',
  'quote_visible',
  'quotes_count',
  'bookmark_folder',
  'list_id',
];
const MISSING_TYPES = new Set(['pleroma:chat_mention', 'pleroma:report']);

/** The host of an account; null for an account of this server. */
function hostOf(account: Json): string | null {
  return /@(.+)$/.exec(textOf(account['acct']))?.[1] ?? null;
}

function account(json: Json): Json {
  const pleroma = isJson(json['pleroma']) ? json['pleroma'] : {};
  const host = hostOf(json);
  const instance = host === null ? null : { name: host, favicon: null, nodeinfo: null };
  return {
    ...json,
    pleroma: omit(pleroma, ABSENT_ACCOUNT_KEYS),
    akkoma: { instance, status_ttl_days: null, permit_followback: false },
  };
}

/** A status in Akkoma's form: quotes and reactions at the top level; reactions also where Pleroma has them. */
function status(json: Json, { facts }: AkkomaContext): Json {
  const pleroma = isJson(json['pleroma']) ? json['pleroma'] : {};
  const statusFacts = facts.get(textOf(json['id']));
  const language = statusFacts?.language ?? json['language'];
  if (isJson(json['reblog'])) {
    return {
      ...json,
      language,
      quote: null,
      quote_id: null,
      emoji_reactions: [],
      pleroma: omit(pleroma, QUOTE_KEYS),
    };
  }
  return {
    ...json,
    language,
    quote: pleroma['quote'] ?? null,
    quote_id: pleroma['quote_id'] ?? null,
    emoji_reactions: pleroma['emoji_reactions'] ?? [],
    pleroma: omit(pleroma, QUOTE_KEYS),
  };
}

function notification(json: Json): Json | null {
  const { group_key: _group, ...shared } = json;
  return MISSING_TYPES.has(textOf(json['type'])) ? null : shared;
}

export const akkomaEntities: EntityRewriters<AkkomaContext> = { account, status, notification };
