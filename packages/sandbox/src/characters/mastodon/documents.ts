import type { Server } from '../../server/server';
import { VAPID_PUBLIC_KEY } from '../../server/secrets';
import { instanceFacts } from '../common/instance-facts';

const MASTODON_VERSION = '4.5.0';
const SOURCE = 'https://github.com/mastodon/mastodon';
const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const VIDEOS = ['video/webm', 'video/mp4', 'video/quicktime'];
const AUDIO = ['audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/flac'];

/** The base address of the socket: it often has a host of its own. */
function streamingBase(server: Server): string {
  return server.origin().replace(/^http/, 'ws') + (server.behaviour.streaming?.prefix ?? '');
}

function configuration({ settings }: Server) {
  return {
    accounts: { max_featured_tags: 10, max_pinned_statuses: settings.maxPinned },
    statuses: {
      max_characters: settings.textLimit,
      max_media_attachments: settings.mediaPerStatus,
      characters_reserved_per_url: 23,
    },
    media_attachments: {
      description_limit: settings.descriptionLimit,
      supported_mime_types: [...IMAGES, ...VIDEOS, ...AUDIO],
      image_size_limit: settings.uploadLimit,
      image_matrix_limit: 33_177_600,
      video_size_limit: settings.uploadLimit,
      video_frame_rate_limit: 120,
      video_matrix_limit: 8_294_400,
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
  const { settings, host, origin, stats, contact, rules } = instanceFacts(server);
  return {
    uri: host,
    title: settings.title,
    short_description: settings.shortDescription,
    description: settings.description,
    email: settings.email,
    version: MASTODON_VERSION,
    urls: { streaming_api: streamingBase(server) },
    stats: { user_count: stats.users, status_count: stats.posts, domain_count: stats.hosts },
    thumbnail: `${origin}/instance/thumbnail.png`,
    languages: ['en'],
    registrations: settings.registrations,
    approval_required: settings.approvalRequired,
    invites_enabled: settings.invites,
    configuration: configuration(server),
    contact_account: contact,
    rules,
  };
}

export function instanceV2(server: Server) {
  const { settings, host, origin, stats, contact, rules } = instanceFacts(server);
  return {
    domain: host,
    title: settings.title,
    version: MASTODON_VERSION,
    source_url: SOURCE,
    description: settings.shortDescription,
    usage: { users: { active_month: stats.active } },
    thumbnail: { url: `${origin}/instance/thumbnail.png`, blurhash: null, versions: {} },
    icon: [],
    languages: ['en'],
    configuration: {
      urls: { streaming: streamingBase(server), status: null, about: `${origin}/about` },
      vapid: { public_key: settings.webPush ? VAPID_PUBLIC_KEY : '' },
      ...configuration(server),
      translation: { enabled: true },
    },
    registrations: {
      enabled: settings.registrations,
      approval_required: settings.approvalRequired,
      reason_required: settings.approvalRequired,
      message: null,
      min_age: null,
      url: null,
    },
    api_versions: { mastodon: 7 },
    contact: { email: settings.email, account: contact },
    rules,
  };
}

export function nodeinfo(server: Server) {
  const { settings, stats } = instanceFacts(server);
  return {
    version: '2.0',
    software: { name: 'mastodon', version: MASTODON_VERSION },
    protocols: ['activitypub'],
    services: { outbound: [], inbound: [] },
    usage: {
      users: { total: stats.users, activeMonth: stats.active, activeHalfyear: stats.active },
      localPosts: stats.posts,
    },
    openRegistrations: settings.registrations,
    metadata: { nodeName: settings.title, nodeDescription: settings.description },
  };
}

const SCOPE_KINDS = [
  'accounts',
  'blocks',
  'bookmarks',
  'favourites',
  'filters',
  'follows',
  'lists',
  'mutes',
  'notifications',
  'search',
  'statuses',
];

/** Scopes that an application may ask for. */
export const SCOPES: readonly string[] = [
  'read',
  'profile',
  'write',
  'write:media',
  'write:reports',
  'write:conversations',
  ...SCOPE_KINDS.map((kind) => `read:${kind}`),
  ...SCOPE_KINDS.filter((kind) => kind !== 'search').map((kind) => `write:${kind}`),
  'follow',
  'push',
  'admin:read',
  'admin:write',
];
