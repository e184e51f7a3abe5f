import { isTold, omit, type Told } from '../told';

const VERSION = '3.15.2';
/** The version in the instance document of the Mastodon API. */
const COMPATIBLE_VERSION = `2.7.2 (compatible; Akkoma ${VERSION})`;

const ABSENT = new Set([
  'chat',
  'shout',
  'pleroma_chat_messages',
  'pleroma_custom_emoji_reactions',
  'pleroma:bookmark_folders',
  'pleroma:group_actors',
]);
const OWN = ['akkoma_api', 'custom_emoji_reactions', 'bubble_timeline', 'akkoma:machine_translation'];
const FORMAT = 'text/x.misskeymarkdown';

function featuresOf(features: unknown): unknown[] {
  const shared = Array.isArray(features) ? features.filter((name) => !ABSENT.has(String(name))) : [];
  return [...shared, ...OWN];
}

function formatsOf(formats: unknown): unknown[] {
  return Array.isArray(formats) ? [...formats, FORMAT] : [FORMAT];
}

function instance(document: Told): Told {
  const { rules: _rules, shout_limit: _shout, chat_limit: _chat, ...shared } = document;
  const pleroma = isTold(document['pleroma']) ? document['pleroma'] : {};
  const metadata = isTold(pleroma['metadata']) ? pleroma['metadata'] : {};
  const told = {
    ...metadata,
    features: featuresOf(metadata['features']),
    post_formats: formatsOf(metadata['post_formats']),
  };
  return { ...shared, version: COMPATIBLE_VERSION, pleroma: { ...pleroma, metadata: told } };
}

function nodeinfo(document: Told): Told {
  const software = isTold(document['software']) ? document['software'] : {};
  const repository = 'repository' in software ? { repository: 'https://akkoma.dev/AkkomaGang/akkoma' } : {};
  const metadata = isTold(document['metadata']) ? document['metadata'] : {};
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
  if (!isTold(value)) return value;
  if (path === '/api/v1/instance') return instance(value);
  if (/^\/nodeinfo\/(?:2\.[01](?:\.json)?|:version)$/.test(path)) return nodeinfo(value);
  return value;
}
