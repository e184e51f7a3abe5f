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

/** Bytes; 0 = the server does not say. */
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

/** For the files of posts; 0 = the server does not say. */
export interface MediaLimits {
  perStatus: number;
  /** Bytes of a picture. */
  pictureSize: number;
  /** Bytes of a film or a sound. */
  filmSize: number;
  /** Characters of a description. */
  descriptionLength: number;
  /** MIME types; empty where any will do. */
  types: readonly string[];
}

/** What `/api/v1/instance` says, with defaults for what a server leaves out. */
export interface Instance {
  title: string;
  /** What stands behind the names of its people; null when it does not say. */
  domain: string | null;
  /** As sent, e.g. `2.7.2 (compatible; Pleroma 2.7.0)`. */
  version: string;
  description: string;
  /** Largest length of a post with its subject; 0 = the server does not say. */
  textLimit: number;
  registrationOpen: boolean;
  approvalRequired: boolean;
  /** New accounts confirm their mail address. */
  activationRequired: boolean;
  birthdayRequired: boolean;
  /** Days. */
  birthdayMinAge: number;
  rules: readonly InstanceRule[];
  /** Base address of the streaming socket (`wss://…`), null when not sent. */
  streamingUrl: string | null;
  pollLimits: PollLimits;
  /** Bytes of any file; 0 = the server does not say. */
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
  /** Policies that it runs posts through, by their names; empty where it keeps that to itself. */
  policies: readonly string[];
  /** It says what its roles of staff may do, and so do the accounts of its staff. */
  namesPrivileges: boolean;
}

/** The front-end's section of `/api/pleroma/frontend_configurations` or `/static/config.json`: free JSON. */
export type FrontendConfiguration = Readonly<Record<string, unknown>>;
