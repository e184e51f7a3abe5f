import type { WireInstanceV2 } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { renderInstance } from './instance';
import { REPOSITORY } from './instance-parts';

/** The second version of the instance document: much of the first in other places. */
export function renderInstanceV2(here: Here): WireInstanceV2 {
  const { settings } = here;
  const v1 = renderInstance(here);
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
