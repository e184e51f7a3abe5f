import type { WireInstance } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { SHOUT_LIMIT } from '../server/shout-limit';
import { takeCensus } from '../store/census';
import { COMPATIBLE_VERSION, metadataOf, pollLimits, rulesOf, vapidKey } from './instance-parts';

/** The first version of the instance document. */
export function renderInstance(here: Here): WireInstance {
  const { settings } = here;
  const { users, active, posts, hosts } = takeCensus(here.db, here.now());
  const polls = pollLimits(settings);
  return {
    uri: here.host(),
    title: settings.title,
    description: settings.description,
    short_description: settings.shortDescription,
    email: settings.email,
    version: COMPATIBLE_VERSION,
    languages: ['en'],
    rules: rulesOf(settings),
    urls: { streaming_api: here.origin().replace(/^http/, 'ws') },
    stats: { user_count: users, status_count: posts, domain_count: hosts },
    thumbnail: `${here.origin()}/instance/thumbnail.png`,
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
    background_image: `${here.origin()}/images/hills.png`,
    shout_limit: SHOUT_LIMIT,
    description_limit: settings.descriptionLimit,
    chat_limit: settings.chatLimit,
    pleroma: {
      metadata: metadataOf(settings),
      stats: { mau: active },
      vapid_public_key: vapidKey(settings),
    },
  };
}
