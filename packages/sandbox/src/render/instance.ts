import type {
  WireFederation,
  WireInstance,
  WireInstanceMetadata,
  WireInstanceV2,
  WirePollLimits,
  WireRule,
} from '@linnet/api/wire';
import { hasAilment } from '../server/ailments';
import { featureNames } from '../server/features';
import type { Server } from '../server/server';
import type { Settings } from '../server/settings';
import { VAPID_PUBLIC_KEY } from '../server/secrets';
import { countInstanceStats } from '../store/instance-stats';
import { POST_FORMATS } from '../text/compose-content';

export const REPOSITORY = 'https://git.pleroma.social/pleroma/pleroma';

export const softwareVersion = (settings: Settings): string =>
  hasAilment(settings, 'old-version') ? '2.2.0' : '2.7.0';

/** The version in the instance document of the Mastodon API, followed by the real one. */
const compatibleVersion = (settings: Settings): string =>
  `2.7.2 (compatible; Pleroma ${softwareVersion(settings)})`;

/** Where the picture of the instance is. */
const pictureBase = (server: Server): string =>
  hasAilment(server.settings, 'media-elsewhere') ? 'http://media.example' : server.origin();

const POLICIES = {
  exclusions: false,
  mrf_policies: ['ObjectAgePolicy', 'TagPolicy', 'InlineQuotePolicy', 'HashtagPolicy'],
  mrf_hashtag: { sensitive: ['nsfw'], reject: [], federated_timeline_removal: [] },
  mrf_object_age: { threshold: 604_800, actions: ['delist', 'strip_followers'] },
  quarantined_instances: [],
  quarantined_instances_info: { quarantined_instances: {} },
  rejected_instances: {},
};

export function federationOf(settings: Settings): WireFederation {
  return { enabled: settings.federating, ...POLICIES, ...settings.federationPolicies };
}

export function postFormats({ postFormatsOff }: Settings): string[] {
  return POST_FORMATS.filter((format) => !postFormatsOff.includes(format));
}

export function pollLimits({ polls }: Settings): WirePollLimits {
  return {
    max_options: polls.maxOptions,
    max_option_chars: polls.maxOptionLength,
    min_expiration: polls.minExpiration,
    max_expiration: polls.maxExpiration,
  };
}

export function rulesOf({ rules }: Settings): WireRule[] {
  return rules.map(({ id, text, hint }) => ({ id, text, hint }));
}

/** The public key of web push; empty where that is off. */
function vapidKey({ webPush }: Settings): string {
  return webPush ? VAPID_PUBLIC_KEY : '';
}

function metadataOf(settings: Settings): WireInstanceMetadata {
  const { max, nameLength, valueLength } = settings.fields;
  return {
    account_activation_required: settings.activationRequired,
    features: featureNames(settings),
    federation: federationOf(settings),
    fields_limits: {
      max_fields: max,
      max_remote_fields: 20,
      name_length: nameLength,
      value_length: valueLength,
    },
    post_formats: postFormats(settings),
    birthday_required: settings.birthdayRequired,
    birthday_min_age: settings.birthdayMinAge,
  };
}

/** The first version of the instance document. */
export function renderInstance(server: Server): WireInstance {
  const { settings } = server;
  const { users, active, posts, hosts } = countInstanceStats(server.db, server.now());
  const polls = pollLimits(settings);
  return {
    uri: server.host(),
    title: settings.title,
    description: settings.description,
    short_description: settings.shortDescription,
    email: settings.email,
    version: compatibleVersion(settings),
    languages: ['en'],
    rules: rulesOf(settings),
    urls: { streaming_api: server.origin().replace(/^http/, 'ws') },
    stats: { user_count: users, status_count: posts, domain_count: hosts },
    thumbnail: `${pictureBase(server)}/instance/thumbnail.png`,
    registrations: settings.registrations,
    approval_required: settings.approvalRequired,
    contact_account: null,
    configuration: {
      accounts: { max_featured_tags: 0 },
      statuses: { max_characters: settings.textLimit, max_media_attachments: settings.mediaPerStatus },
      media_attachments: {
        image_size_limit: settings.uploadLimit,
        video_size_limit: settings.uploadLimit,
        supported_mime_types: ['application/octet-stream'],
      },
      polls: {
        max_options: polls.max_options,
        max_characters_per_option: polls.max_option_chars,
        min_expiration: polls.min_expiration,
        max_expiration: polls.max_expiration,
      },
    },
    max_toot_chars: settings.textLimit,
    max_media_attachments: settings.mediaPerStatus,
    poll_limits: polls,
    upload_limit: settings.uploadLimit,
    avatar_upload_limit: settings.avatarLimit,
    background_upload_limit: settings.backgroundLimit,
    banner_upload_limit: settings.headerLimit,
    background_image: `${server.origin()}/images/hills.png`,
    shout_limit: settings.shoutLimit,
    description_limit: settings.descriptionLimit,
    chat_limit: settings.chatLimit,
    pleroma: {
      metadata: metadataOf(settings),
      stats: { mau: active },
      vapid_public_key: vapidKey(settings),
    },
  };
}

/** The second version of the instance document: much of the first in other places. */
export function renderInstanceV2(server: Server): WireInstanceV2 {
  const { settings } = server;
  const v1 = renderInstance(server);
  return {
    domain: v1.uri,
    title: v1.title,
    version: v1.version,
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
      accounts: { max_featured_tags: 0, max_pinned_statuses: settings.maxPinned },
      statuses: { ...v1.configuration.statuses, characters_reserved_per_url: 0 },
      media_attachments: v1.configuration.media_attachments,
      polls: v1.configuration.polls,
      urls: { streaming: v1.urls.streaming_api, status: null },
      vapid: { public_key: v1.pleroma.vapid_public_key },
    },
    pleroma: {
      ...v1.pleroma,
      metadata: {
        ...v1.pleroma.metadata,
        avatar_upload_limit: v1.avatar_upload_limit,
        background_upload_limit: v1.background_upload_limit,
        banner_upload_limit: v1.banner_upload_limit,
        background_image: v1.background_image,
        chat_limit: v1.chat_limit,
        description_limit: v1.description_limit,
        shout_limit: v1.shout_limit,
      },
    },
  };
}
