import type { WireInstance, WireInstanceMetadata, WireNodeinfo, WirePollLimits } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { POST_FORMATS } from '../text/compose-content';
import { ROLES, actorUri } from './account';

const VERSION = '2.7.0';
const REPOSITORY = 'https://git.pleroma.social/pleroma/pleroma';

const LIMITS = { general: 16_000_000, avatar: 2_000_000, background: 4_000_000, banner: 4_000_000 };
const POLLS: WirePollLimits = {
  max_options: 20,
  max_option_chars: 200,
  min_expiration: 0,
  max_expiration: 31_536_000,
};
const MAX_MEDIA = 1000;

/** Only what this server does: a client offers what it reads here. */
const FEATURES = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'quote_posting',
];

const RESTRICTED_NAMES = [
  '.well-known',
  '~',
  'about',
  'activities',
  'api',
  'auth',
  'check_password',
  'dev',
  'friend-requests',
  'inbox',
  'internal',
  'main',
  'media',
  'nodeinfo',
  'notice',
  'oauth',
  'objects',
  'ostatus_subscribe',
  'pleroma',
  'proxy',
  'push',
  'registration',
  'relay',
  'settings',
  'status',
  'tag',
  'user-search',
  'user_exists',
  'users',
  'web',
  'verify_credentials',
  'update_credentials',
  'relationships',
  'search',
  'confirmation_resend',
  'mfa',
];

const FEDERATION = {
  enabled: true,
  exclusions: false,
  mrf_policies: ['ObjectAgePolicy', 'TagPolicy', 'InlineQuotePolicy', 'HashtagPolicy'],
  mrf_hashtag: { sensitive: ['nsfw'], reject: [], federated_timeline_removal: [] },
  mrf_object_age: { threshold: 604_800, actions: ['delist', 'strip_followers'] },
  quarantined_instances: [],
  quarantined_instances_info: { quarantined_instances: {} },
  rejected_instances: {},
};

interface Census {
  users: number;
  active: number;
  posts: number;
  hosts: number;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

function census({ db, now }: Here): Census {
  const count = (sql: string, ...values: number[]) => db.one<{ n: number }>(sql, ...values)?.n ?? 0;
  return {
    users: count('select count(*) as n from accounts where host is null'),
    active: count(
      'select count(*) as n from accounts where host is null and last_status_at > ?',
      now() - MONTH_MS,
    ),
    posts: count('select count(*) as n from statuses where local = 1 and reblog_of_id is null'),
    hosts: count('select count(distinct host) as n from accounts'),
  };
}

function streamingAddress(here: Here): string {
  return here.origin().replace(/^http/, 'ws');
}

function metadata(): WireInstanceMetadata {
  return {
    account_activation_required: false,
    features: FEATURES,
    federation: FEDERATION,
    fields_limits: { max_fields: 10, max_remote_fields: 20, name_length: 512, value_length: 2048 },
    post_formats: [...POST_FORMATS],
    birthday_required: false,
    birthday_min_age: 0,
  };
}

const MEDIA_CONFIGURATION = {
  image_size_limit: LIMITS.general,
  video_size_limit: LIMITS.general,
  supported_mime_types: ['application/octet-stream'],
};

const POLL_CONFIGURATION = {
  max_options: POLLS.max_options,
  max_characters_per_option: POLLS.max_option_chars,
  min_expiration: POLLS.min_expiration,
  max_expiration: POLLS.max_expiration,
};

const version = `2.7.2 (compatible; Pleroma ${VERSION})`;

export function renderInstance(here: Here): WireInstance {
  const { settings } = here;
  const { users, active, posts, hosts } = census(here);
  const { general, avatar, background, banner } = LIMITS;
  return {
    uri: here.host(),
    title: settings.title,
    description: settings.description,
    short_description: settings.shortDescription,
    email: settings.email,
    version,
    languages: ['en'],
    rules: [],
    urls: { streaming_api: streamingAddress(here) },
    stats: { user_count: users, status_count: posts, domain_count: hosts },
    thumbnail: `${here.origin()}/instance/thumbnail.png`,
    registrations: settings.registrations,
    approval_required: settings.approvalRequired,
    contact_account: null,
    configuration: {
      accounts: { max_featured_tags: 0 },
      statuses: { max_characters: settings.textLimit, max_media_attachments: MAX_MEDIA },
      media_attachments: MEDIA_CONFIGURATION,
      polls: POLL_CONFIGURATION,
    },
    max_toot_chars: settings.textLimit,
    max_media_attachments: MAX_MEDIA,
    poll_limits: POLLS,
    upload_limit: general,
    avatar_upload_limit: avatar,
    background_upload_limit: background,
    banner_upload_limit: banner,
    background_image: `${here.origin()}/images/hills.png`,
    shout_limit: 5000,
    description_limit: 5000,
    chat_limit: null,
    pleroma: { metadata: metadata(), stats: { mau: active }, vapid_public_key: '' },
  };
}

export function renderInstanceV2(here: Here): Record<string, unknown> {
  const { settings } = here;
  const v1 = renderInstance(here);
  return {
    domain: v1.uri,
    title: v1.title,
    version,
    source_url: REPOSITORY,
    description: v1.short_description,
    languages: v1.languages,
    rules: v1.rules,
    usage: { users: { active_month: v1.pleroma.stats.mau } },
    thumbnail: { url: v1.thumbnail },
    registrations: {
      enabled: settings.registrations,
      approval_required: settings.approvalRequired,
      message: null,
      url: null,
    },
    contact: { email: settings.email, account: null },
    configuration: {
      accounts: { max_featured_tags: 0, max_pinned_statuses: 5 },
      statuses: { ...v1.configuration.statuses, characters_reserved_per_url: 0 },
      media_attachments: MEDIA_CONFIGURATION,
      polls: POLL_CONFIGURATION,
      urls: { streaming: v1.urls.streaming_api, status: null },
      vapid: { public_key: v1.pleroma.vapid_public_key },
    },
    pleroma: {
      ...v1.pleroma,
      metadata: {
        ...v1.pleroma.metadata,
        avatar_upload_limit: LIMITS.avatar,
        background_upload_limit: LIMITS.background,
        banner_upload_limit: LIMITS.banner,
        background_image: v1.background_image,
        chat_limit: v1.chat_limit,
        description_limit: v1.description_limit,
        shout_limit: v1.shout_limit,
      },
    },
  };
}

export function renderNodeinfo(here: Here, schema: '2.0' | '2.1'): WireNodeinfo {
  const { settings } = here;
  const { users, active, posts } = census(here);
  const staff = here.db.all<AccountRow>(
    'select * from accounts where host is null and (admin = 1 or moderator = 1)',
  );
  return {
    version: schema,
    software: { name: 'pleroma', version: VERSION, ...(schema === '2.1' ? { repository: REPOSITORY } : {}) },
    protocols: ['activitypub'],
    services: { inbound: [], outbound: [] },
    openRegistrations: settings.registrations,
    usage: { users: { total: users, activeMonth: active, activeHalfyear: active }, localPosts: posts },
    metadata: {
      nodeName: settings.title,
      nodeDescription: settings.description,
      private: settings.private,
      suggestions: { enabled: false },
      staffAccounts: staff.map((row) => actorUri(here, row)),
      roles: ROLES,
      federation: FEDERATION,
      pollLimits: POLLS,
      postFormats: [...POST_FORMATS],
      uploadLimits: LIMITS,
      fieldsLimits: { maxFields: 10, maxRemoteFields: 20, nameLength: 512, valueLength: 2048 },
      accountActivationRequired: false,
      invitesEnabled: false,
      mailerEnabled: false,
      skipThreadContainment: true,
      features: FEATURES,
      restrictedNicknames: RESTRICTED_NAMES,
    },
  };
}
