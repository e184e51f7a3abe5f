import type { Server } from '../../server/server';
import { instanceFacts } from '../common/instance-facts';
import { type Json, isJson } from '../rewrite';
import { ownParts } from './entities';

const HOLLO_VERSION = '0.10.0';
const REPOSITORY = 'https://github.com/fedify-dev/hollo';
const MIME_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'video/mp4', 'video/webm'];
const MB = 1024 * 1024;

const CAPABILITIES = {
  feature_quote: true,
  fedibird_capabilities: ['emoji_reaction', 'enable_wide_emoji', 'enable_wide_emoji_reaction'],
};

function configuration({ settings }: Server) {
  return {
    statuses: {
      max_characters: settings.textLimit,
      max_media_attachments: settings.mediaPerStatus,
      characters_reserved_per_url: 256,
    },
    media_attachments: {
      supported_mime_types: MIME_TYPES,
      image_size_limit: 32 * MB,
      image_matrix_limit: 16 * MB,
      video_size_limit: 128 * MB,
      video_frame_rate_limit: 120,
      video_matrix_limit: 16 * MB,
    },
    polls: {
      max_options: settings.polls.maxOptions,
      max_characters_per_option: settings.polls.maxOptionLength,
      min_expiration: settings.polls.minExpiration,
      max_expiration: settings.polls.maxExpiration,
    },
  };
}

export function instanceV1(server: Server) {
  const { settings, host, origin, stats, contact } = instanceFacts(server);
  return {
    uri: host,
    title: settings.title,
    short_description: settings.shortDescription,
    description: settings.description,
    email: settings.email,
    version: HOLLO_VERSION,
    urls: {},
    stats: { user_count: stats.users, status_count: stats.posts, domain_count: stats.hosts },
    thumbnail: `${origin}/instance/thumbnail.png`,
    languages: ['en'],
    registrations: false,
    approval_required: true,
    invites_enabled: false,
    configuration: { accounts: { max_featured_tags: 10 }, ...configuration(server) },
    contact_account: contact,
    rules: [],
    ...CAPABILITIES,
  };
}

export function instanceV2(server: Server) {
  const { settings, host, origin, contact } = instanceFacts(server);
  const picture = `${origin}/instance/thumbnail.png`;
  return {
    api_versions: { mastodon: 7 },
    domain: host,
    title: settings.title,
    version: HOLLO_VERSION,
    source_url: REPOSITORY,
    description: settings.description,
    usage: { users: { active_month: 0 } },
    thumbnail: { url: picture, blurhash: null, versions: {} },
    icon: [{ src: picture, size: '500x500' }],
    languages: ['en'],
    configuration: {
      accounts: { max_featured_tags: 10, max_pinned_statuses: settings.maxPinned },
      ...configuration(server),
      translation: { enabled: false },
      vapid: { public_key: '' },
    },
    registrations: { enabled: false, approval_required: true, message: null },
    contact: { email: settings.email, account: contact },
    rules: [],
    ...CAPABILITIES,
  };
}

/** An instance document whose contact account has the parts that only owners get. */
export function withOwnContact(document: Json, contact: unknown): Json {
  const owned = isJson(contact) ? ownParts(contact) : {};
  if (isJson(document['contact_account'])) {
    return { ...document, contact_account: { ...document['contact_account'], ...owned } };
  }
  const contactPart = document['contact'];
  if (!isJson(contactPart) || !isJson(contactPart['account'])) return document;
  return { ...document, contact: { ...contactPart, account: { ...contactPart['account'], ...owned } } };
}

export function nodeinfo(server: Server) {
  const { stats } = instanceFacts(server);
  return {
    $schema: 'http://nodeinfo.diaspora.software/ns/schema/2.1#',
    version: '2.1',
    software: {
      name: 'hollo',
      version: HOLLO_VERSION,
      repository: REPOSITORY,
      homepage: 'https://docs.hollo.social/',
    },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: ['atom1.0'] },
    openRegistrations: false,
    usage: {
      users: { total: stats.users, activeMonth: stats.users, activeHalfyear: stats.users },
      localPosts: stats.posts,
      localComments: 0,
    },
    metadata: {},
  };
}

const READ_SCOPES = [
  ...['accounts', 'blocks', 'bookmarks', 'favourites', 'filters', 'follows', 'lists', 'mutes'],
  ...['notifications', 'search', 'statuses'],
];
const WRITE_SCOPES = [
  ...['accounts', 'blocks', 'bookmarks', 'conversations', 'favourites', 'filters', 'follows', 'lists'],
  ...['media', 'mutes', 'notifications', 'reports', 'statuses'],
];

/** All scopes that an application may ask for; narrower ones don't exist. */
export const SCOPES: readonly string[] = [
  'read',
  ...READ_SCOPES.map((kind) => `read:${kind}`),
  'write',
  ...WRITE_SCOPES.map((kind) => `write:${kind}`),
  'follow',
  'push',
  'profile',
];
