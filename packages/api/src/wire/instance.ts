import type { WireAccount } from './account';

export interface WirePollLimits {
  max_options: number;
  max_option_chars: number;
  min_expiration: number;
  max_expiration: number;
}

export interface WireInstanceMetadata {
  account_activation_required: boolean;
  features: string[];
  federation: Record<string, unknown> & { enabled: boolean };
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
  rules: { id: string; text: string; hint: string }[];
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
    federation: Record<string, unknown> & { enabled: boolean };
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

/** Free content by front-end name; the keys of `pleroma_fe` are read by the settings. */
export type WireFrontendConfigurations = Record<string, Record<string, unknown>>;
