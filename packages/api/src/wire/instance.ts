import type { WireAccount, WireEmoji } from './account';

export interface WirePollLimits {
  max_options: number;
  max_option_chars: number;
  min_expiration: number;
  max_expiration: number;
}

export interface WireRule {
  id: string;
  text: string;
  hint: string;
}

/** `enabled` always; the policies only if the operator publishes them. */
export type WireFederation = Record<string, unknown> & { enabled: boolean };

export interface WireInstanceMetadata {
  account_activation_required: boolean;
  features: string[];
  federation: WireFederation;
  fields_limits: { max_fields: number; max_remote_fields: number; name_length: number; value_length: number };
  post_formats: string[];
  birthday_required: boolean;
  birthday_min_age: number;
}

export interface WireInstance {
  uri: string;
  title: string;
  description: string;
  short_description: string;
  email: string;
  version: string;
  languages: string[];
  rules: WireRule[];
  urls: { streaming_api: string };
  stats: { user_count: number; status_count: number; domain_count: number };
  thumbnail: string;
  registrations: boolean;
  approval_required: boolean;
  contact_account: WireAccount | null;
  configuration: {
    accounts: { max_featured_tags: number };
    statuses: { max_characters: number; max_media_attachments: number };
    media_attachments: { image_size_limit: number; video_size_limit: number; supported_mime_types: string[] };
    polls: {
      max_options: number;
      max_characters_per_option: number;
      min_expiration: number;
      max_expiration: number;
    };
  };
  max_toot_chars: number;
  max_media_attachments: number;
  poll_limits: WirePollLimits;
  upload_limit: number;
  avatar_upload_limit: number;
  background_upload_limit: number;
  banner_upload_limit: number;
  background_image: string;
  shout_limit: number;
  description_limit: number;
  chat_limit: number | null;
  pleroma: { metadata: WireInstanceMetadata; stats: { mau: number }; vapid_public_key: string };
}

export interface WireInstanceV2 {
  /** Only the host. */
  domain: string;
  title: string;
  version: string;
  source_url: string;
  description: string;
  languages: string[];
  rules: WireRule[];
  usage: { users: { active_month: number } };
  thumbnail: { url: string };
  registrations: { enabled: boolean; approval_required: boolean; message: string | null; url: string | null };
  contact: { email: string; account: WireAccount | null };
  configuration: {
    accounts: { max_featured_tags: number; max_pinned_statuses: number };
    statuses: WireInstance['configuration']['statuses'] & { characters_reserved_per_url: number };
    media_attachments: WireInstance['configuration']['media_attachments'];
    polls: WireInstance['configuration']['polls'];
    urls: { streaming: string; status: string | null };
    vapid: { public_key: string };
  };
  pleroma: {
    metadata: WireInstanceMetadata &
      Pick<
        WireInstance,
        | 'avatar_upload_limit'
        | 'background_upload_limit'
        | 'banner_upload_limit'
        | 'background_image'
        | 'chat_limit'
        | 'description_limit'
        | 'shout_limit'
      >;
    stats: { mau: number };
    vapid_public_key: string;
  };
}

/** `GET /api/v1/pleroma/healthcheck`; 503 with `healthy: false`. */
export interface WireHealth {
  active: number;
  healthy: boolean;
  idle: number;
  job_queue_stats: {
    processed_jobs: number;
    queues: Record<string, unknown>;
    workers: Record<string, unknown>;
  };
  memory_used: number;
  pool_size: number;
}

export interface WireNodeinfo {
  version: string;
  software: { name: string; version: string; repository?: string };
  protocols: string[];
  services: { inbound: string[]; outbound: string[] };
  openRegistrations: boolean;
  usage: { users: { total: number; activeMonth: number; activeHalfyear: number }; localPosts: number };
  metadata: {
    nodeName: string;
    nodeDescription: string;
    private: boolean;
    suggestions: { enabled: boolean; web?: string };
    staffAccounts: string[];
    roles: { admin: string[]; moderator: string[] };
    federation: WireFederation;
    pollLimits: WirePollLimits;
    postFormats: string[];
    uploadLimits: { general: number; avatar: number; banner: number; background: number };
    fieldsLimits: { maxFields: number; maxRemoteFields: number; nameLength: number; valueLength: number };
    accountActivationRequired: boolean;
    invitesEnabled: boolean;
    mailerEnabled: boolean;
    skipThreadContainment: boolean;
    features: string[];
    restrictedNicknames: string[];
  };
}

/** Free JSON by front-end name; the settings read the keys of `pleroma_fe`. */
export type WireFrontendConfigurations = Record<string, Record<string, unknown>>;

export interface WireEmojiPack {
  /** File names by shortcode. */
  files: Record<string, string>;
  files_count: number;
  pack: {
    license?: string | null;
    homepage?: string | null;
    description?: string | null;
    'share-files'?: boolean | null;
    'fallback-src'?: string | null;
    'fallback-src-sha256'?: string | null;
    'can-download'?: boolean;
    'download-sha256'?: string;
  };
}

export interface WireEmojiPacks {
  packs: Record<string, WireEmojiPack>;
  count: number;
}

/** `GET /api/pleroma/emoji.json`: addresses without a host, by shortcode. */
export type WireEmojiMap = Record<string, { image_url: string; tags: string[] }>;

/** `/static/stickers.json`: pack name → folder, with a slash at the end. */
export type WireStickerPacks = Record<string, string>;

/** `pack.json` in a sticker folder. */
export interface WireStickerPack {
  title: string;
  tabIcon: string;
  stickers: string[];
}

/** Times without milliseconds. */
export interface WireAnnouncement {
  id: string;
  content: string;
  starts_at: string | null;
  ends_at: string | null;
  all_day: boolean;
  published_at: string;
  updated_at: string;
  mentions: unknown[];
  statuses: unknown[];
  tags: unknown[];
  emojis: WireEmoji[];
  reactions: unknown[];
  /** Only in the list for people. */
  read?: boolean;
  /** Only in the responses for staff. */
  pleroma?: { raw_content: string };
}
