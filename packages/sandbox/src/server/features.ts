import { hasAilment } from './ailments';
import type { Settings } from './settings';

export interface Feature {
  /** The name in the instance documents. `announcements` is ours: no document has it. */
  name: string;
  /** The routes that belong to it, as patterns for `METHOD /path`. */
  calls: readonly RegExp[];
  /** Describes the server itself: operators cannot turn it off. */
  fixed?: true;
}

const fixedFeature = (name: string): Feature => ({ name, calls: [], fixed: true });

/** Only features that this server has: clients offer what the documents list. */
export const FEATURES: readonly Feature[] = [
  fixedFeature('pleroma_api'),
  fixedFeature('mastodon_api'),
  fixedFeature('mastodon_api_streaming'),
  { name: 'polls', calls: [/ \/api\/v1\/polls\//] },
  { name: 'v2_suggestions', calls: [/ \/api\/v2\/suggestions/] },
  { name: 'shareable_emoji_packs', calls: [/ \/api\/v1\/pleroma\/emoji\/pack/] },
  fixedFeature('multifetch'),
  fixedFeature('pleroma:api/v1/notifications:include_types_filter'),
  {
    name: 'editing',
    calls: [/^PUT \/api\/v1\/statuses\/[^/]+$/, /^GET \/api\/v1\/statuses\/[^/]+\/(?:source|history)$/],
  },
  { name: 'quote_posting', calls: [/ \/api\/v1\/pleroma\/statuses\/[^/]+\/quotes$/] },
  fixedFeature('blockers_visible'),
  { name: 'chat', calls: [] },
  { name: 'shout', calls: [] },
  { name: 'pleroma_emoji_reactions', calls: [/ \/api\/v1\/pleroma\/statuses\/[^/]+\/reactions/] },
  { name: 'pleroma_custom_emoji_reactions', calls: [] },
  { name: 'pleroma_chat_messages', calls: [/ \/api\/v[12]\/pleroma\/chats/] },
  fixedFeature('exposable_reactions'),
  { name: 'profile_directory', calls: [/ \/api\/v1\/directory$/] },
  fixedFeature('pleroma:group_actors'),
  { name: 'pleroma:bookmark_folders', calls: [/ \/api\/v1\/pleroma\/bookmark_folders/] },
  {
    name: 'announcements',
    calls: [/ \/api\/v1\/announcements/, / \/api\/v1\/pleroma\/admin\/announcements/],
  },
];

/** The features for the instance documents. */
export function featureNames({ featuresOff, showReactions, ailments }: Settings): string[] {
  const hidden = new Set([
    'announcements',
    ...featuresOff,
    ...(showReactions ? [] : ['exposable_reactions']),
  ]);
  const shown = FEATURES.flatMap(({ name }) => (hidden.has(name) ? [] : [name]));
  return hasAilment({ ailments }, 'proxy-elsewhere') ? [...shown, 'media_proxy'] : shown;
}

/** Whether a route (`METHOD /path`) belongs to a feature that is off: it is then answered as unknown. */
export function belongsToDisabledFeature(endpoint: string, { featuresOff, filtersV2 }: Settings): boolean {
  if (!filtersV2 && endpoint.includes(' /api/v2/filters')) return true;
  if (featuresOff.length === 0) return false;
  return FEATURES.some(
    ({ name, calls }) => featuresOff.includes(name) && calls.some((pattern) => pattern.test(endpoint)),
  );
}
