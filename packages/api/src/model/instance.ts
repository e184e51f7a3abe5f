import type { Account } from './account';

export interface PollLimits {
  maxOptions: number;
  maxOptionChars: number;
  /** Seconds. */
  minExpiration: number;
  maxExpiration: number;
}

export interface InstanceRule {
  id: string;
  text: string;
  hint: string;
}

/** Bytes; 0 when the server does not say. */
export interface PictureLimits {
  avatar: number;
  header: number;
  background: number;
}

export interface ProfileFieldLimits {
  max: number;
  nameLength: number;
  valueLength: number;
}

/** For attachments; 0 when the server does not say. */
export interface MediaLimits {
  perStatus: number;
  /** Bytes of an image. */
  pictureSize: number;
  /** Bytes of a video or audio file. */
  filmSize: number;
  /** Characters of a description. */
  descriptionLength: number;
  /** MIME types; empty when all are allowed. */
  types: readonly string[];
}

/** The document `/api/v1/instance`, with defaults for missing fields. */
export interface Instance {
  title: string;
  /** The domain in the handles of its people; null when the server does not say. */
  domain: string | null;
  /** As sent, e.g. `2.7.2 (compatible; Pleroma 2.7.0)`. */
  version: string;
  description: string;
  /** Largest length of a post with its subject; 0 when the server does not say. */
  textLimit: number;
  registrationOpen: boolean;
  approvalRequired: boolean;
  /** New accounts must confirm their mail address. */
  activationRequired: boolean;
  birthdayRequired: boolean;
  /** Days. */
  birthdayMinAge: number;
  rules: readonly InstanceRule[];
  /** Base address of the streaming socket (`wss://…`), null when not sent. */
  streamingUrl: string | null;
  pollLimits: PollLimits;
  /** Bytes of any file; 0 when the server does not say. */
  uploadLimit: number;
  mediaLimits: MediaLimits;
  pictureLimits: PictureLimits;
  /** Null when the server does not say. */
  fieldLimits: ProfileFieldLimits | null;
  postFormats: readonly string[];
  features: readonly string[];
  thumbnail: string | null;
  backgroundImage: string | null;
  vapidPublicKey: string | null;
}

export interface Nodeinfo {
  softwareName: string;
  softwareVersion: string;
  openRegistrations: boolean;
  nodeName: string | null;
  private: boolean;
  /** Null when the server does not say. */
  federating: boolean | null;
  features: readonly string[];
  postFormats: readonly string[];
  restrictedNicknames: readonly string[];
  staffAccounts: readonly string[];
  mailerEnabled: boolean;
  suggestionsEnabled: boolean;
  /** Names of the policies that posts are run through; empty when the server does not list them. */
  policies: readonly string[];
  /** The server lists the privileges of its staff roles, and those of staff accounts. */
  namesPrivileges: boolean;
}

/** The client's section of `/api/pleroma/frontend_configurations` or `/static/config.json`: free JSON. */
export type FrontendConfiguration = Readonly<Record<string, unknown>>;

/** A server to which a rule applies, with the reason if the operator gives one. */
export interface PolicyHost {
  host: string;
  reason: string | null;
}

/** Rules for whole servers. */
export type HostRule =
  | 'accept'
  | 'reject'
  | 'quarantine'
  | 'federated_timeline_removal'
  | 'media_removal'
  | 'media_nsfw'
  | 'followers_only'
  | 'report_removal'
  | 'avatar_removal'
  | 'banner_removal'
  | 'reject_deletes';

/** A word or pattern as the operator wrote it. */
export interface PolicyReplacement {
  pattern: string;
  replacement: string;
}

/** The federation policies of a server. Lists are empty when it has none. */
export interface FederationPolicies {
  enabled: boolean;
  /** Names of the policies, as the server has them. */
  names: readonly string[];
  /** Some servers are left out of the lists. */
  hasExclusions: boolean;
  /** Only rules that apply to at least one server. */
  hosts: readonly { rule: HostRule; hosts: readonly PolicyHost[] }[];
  keywords: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    replace: readonly PolicyReplacement[];
  };
  /** Without `#`. */
  hashtags: {
    reject: readonly string[];
    federatedTimelineRemoval: readonly string[];
    sensitive: readonly string[];
  };
}

/** The description of a server for people. */
export interface InstanceAbout {
  title: string;
  /** HTML. */
  description: string;
  /** Empty when the server has none. */
  email: string;
  contact: Account | null;
  rules: readonly InstanceRule[];
  /** Null when the server does not say. */
  federation: FederationPolicies | null;
}

/** What only version 2 of the instance document has. */
export interface InstanceDetails {
  /** Mastodon's API version number, 2 for 4.3; 0 when not sent. */
  mastodonApi: number;
  translates: boolean;
  hasPolls: boolean;
  /** Largest length of the description of an attachment; null when not sent. */
  descriptionLimit: number | null;
  maxPinnedStatuses: number | null;
  /** For the fields of a profile; null when not sent. */
  fieldLimits: ProfileFieldLimits | null;
  vapidPublicKey: string | null;
}
