import type { WireFederation, WireInstanceMetadata, WirePollLimits, WireRule } from '@linnet/api/wire';
import { featureNames } from '../server/features';
import type { Settings } from '../server/settings';
import { VAPID_PUBLIC_KEY } from '../server/vapid';
import { POST_FORMATS } from '../text/compose-content';

export const SOFTWARE_VERSION = '2.7.0';
export const REPOSITORY = 'https://git.pleroma.social/pleroma/pleroma';
/** The version in the instance document of the Mastodon API, followed by the real one. */
export const COMPATIBLE_VERSION = `2.7.2 (compatible; Pleroma ${SOFTWARE_VERSION})`;

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
  return rules.map(({ text, hint }, index) => ({ id: String(index + 1), text, hint }));
}

/** The public key of web push; empty where that is off. */
export function vapidKey({ webPush }: Settings): string {
  return webPush ? VAPID_PUBLIC_KEY : '';
}

export function metadataOf(settings: Settings): WireInstanceMetadata {
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
