import { readInstance } from '../../schema/instance';
import { readInstanceDetails, readNodeinfo } from '../../schema/instance-details';
import type { ServerDocuments } from '../server';

interface RawDocuments {
  v1?: object;
  v2?: object;
  nodeinfo?: object;
}

/** The models of one server's raw documents; null for those that are left out. */
export function documentsOf({ v1, v2, nodeinfo }: RawDocuments): ServerDocuments {
  return {
    instance: readInstance(v1) ?? null,
    details: readInstanceDetails(v2) ?? null,
    nodeinfo: readNodeinfo(nodeinfo) ?? null,
  };
}

/** The feature strings of a stock Pleroma 2.7. */
export const pleromaFlags = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'shareable_emoji_packs',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'editing',
  'quote_posting',
  'blockers_visible',
  'chat',
  'shout',
  'relay',
  'pleroma_emoji_reactions',
  'pleroma_custom_emoji_reactions',
  'pleroma_chat_messages',
  'exposable_reactions',
  'profile_directory',
  'pleroma:get:main/ostatus',
  'pleroma:group_actors',
  'pleroma:bookmark_folders',
];

const formats = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'];

export function pleromaDocuments(flags: readonly string[] = pleromaFlags): RawDocuments & { v1: object } {
  const version = '2.7.2 (compatible; Pleroma 2.7.0-12-gabcdef0)';
  const metadata = { features: flags, post_formats: formats, birthday_required: false };
  return {
    v1: {
      title: 'Harbour',
      version,
      registrations: true,
      max_toot_chars: 5000,
      description_limit: 5000,
      configuration: { polls: { max_options: 20 }, statuses: { max_characters: 5000 } },
      pleroma: { metadata, vapid_public_key: 'BP' },
    },
    v2: {
      title: 'Harbour',
      version,
      domain: 'harbour.example',
      registrations: { enabled: true },
      configuration: {
        accounts: { max_pinned_statuses: 5 },
        polls: { max_options: 20 },
        urls: { streaming: 'wss://harbour.example' },
        vapid: { public_key: 'BP' },
      },
      pleroma: { metadata: { ...metadata, description_limit: 5000 } },
    },
    nodeinfo: {
      software: { name: 'pleroma', version: '2.7.0-12-gabcdef0' },
      openRegistrations: true,
      metadata: { features: flags, postFormats: formats, mailerEnabled: true, private: false },
    },
  };
}

export const akkomaDocuments: RawDocuments = {
  v1: {
    title: 'Cove',
    version: '2.7.2 (compatible; Akkoma 3.15.2)',
    registrations: false,
    pleroma: {
      metadata: {
        features: [
          'pleroma_api',
          'akkoma_api',
          'mastodon_api',
          'mastodon_api_streaming',
          'polls',
          'v2_suggestions',
          'pleroma_explicit_addressing',
          'shareable_emoji_packs',
          'multifetch',
          'pleroma:api/v1/notifications:include_types_filter',
          'editing',
          'bubble_timeline',
          'quote_posting',
          'pleroma_emoji_reactions',
          'exposable_reactions',
          'profile_directory',
          'custom_emoji_reactions',
          'akkoma:machine_translation',
        ],
        post_formats: [...formats, 'text/x.misskeymarkdown'],
      },
      vapid_public_key: 'BA',
    },
  },
  nodeinfo: { software: { name: 'akkoma', version: '3.15.2' }, metadata: { mailerEnabled: false } },
};

export function mastodonDocuments(version: string, api: number | null): RawDocuments {
  return {
    v1: { title: 'Tusk', version, registrations: true, configuration: { polls: { max_options: 4 } } },
    v2: {
      title: 'Tusk',
      version,
      domain: 'tusk.example',
      configuration: {
        polls: { max_options: 4 },
        accounts: { max_pinned_statuses: 5 },
        media_attachments: { description_limit: 1500 },
        translation: { enabled: true },
        vapid: { public_key: 'BM' },
      },
      ...(api === null ? {} : { api_versions: { mastodon: api } }),
    },
    nodeinfo: { software: { name: 'mastodon', version }, openRegistrations: true, metadata: {} },
  };
}

export const goToSocialDocuments: RawDocuments = {
  v1: {
    title: 'Den',
    version: '0.20.1+git-1a2b3c4',
    max_toot_chars: 5000,
    configuration: {
      statuses: { supported_mime_types: ['text/plain', 'text/markdown'] },
      polls: { max_options: 6 },
    },
  },
  v2: {
    title: 'Den',
    version: '0.20.1+git-1a2b3c4',
    configuration: {
      polls: { max_options: 6 },
      vapid: { public_key: 'BG' },
      translation: { enabled: false },
    },
  },
  nodeinfo: { software: { name: 'gotosocial', version: '0.20.1+git-1a2b3c4' }, metadata: {} },
};

export const holloDocuments: RawDocuments = {
  v1: {
    title: 'Burrow',
    version: '0.10.0',
    urls: {},
    registrations: false,
    configuration: { polls: { max_options: 10 }, media_attachments: { supported_mime_types: ['image/png'] } },
    feature_quote: true,
    fedibird_capabilities: ['emoji_reaction', 'enable_wide_emoji', 'enable_wide_emoji_reaction'],
  },
  v2: {
    title: 'Burrow',
    version: '0.10.0',
    api_versions: { mastodon: 7 },
    configuration: {
      accounts: { max_pinned_statuses: 10 },
      polls: { max_options: 10 },
      translation: { enabled: false },
      vapid: { public_key: '' },
    },
    feature_quote: true,
    fedibird_capabilities: ['emoji_reaction', 'enable_wide_emoji', 'enable_wide_emoji_reaction'],
  },
  nodeinfo: { software: { name: 'hollo', version: '0.10.0' }, openRegistrations: false, metadata: {} },
};
