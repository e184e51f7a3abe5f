import type { ActorType, OwnAccount } from './account';
import type { QuotePolicy } from './status';

/** The part of an account that only its owner can see and change. */
export interface OwnProfile {
  /** The source text. */
  note: string;
  fields: readonly { name: string; value: string }[];
  email: string | null;
  /** False until the person has opened the link in the mail. */
  confirmed: boolean;
  background: string | null;
  avatarDescription: string;
  headerDescription: string;
  discoverable: boolean;
  showRole: boolean;
  showBirthday: boolean;
  noRichText: boolean;
  skipThreadContainment: boolean;
  allowFollowingMove: boolean;
  blockFromStrangers: boolean;
  hideNotificationContents: boolean;
  /** Media of new posts are sensitive by default. */
  sensitiveByDefault: boolean;
  /** Who may quote new posts; null when the server does not say. */
  quotePolicy: QuotePolicy | null;
}

/** Everything that the owner of an account gets. */
export interface ProfileFacts {
  account: OwnAccount;
  own: OwnProfile;
}

/** A picture to upload, or `remove` to have none. */
export type PictureChange = Blob | 'remove';

/** A change of the profile; missing fields stay as they are. */
export interface ProfileChange {
  displayName?: string;
  note?: string;
  fields?: readonly { name: string; value: string }[];
  avatar?: PictureChange;
  header?: PictureChange;
  background?: PictureChange;
  avatarDescription?: string;
  headerDescription?: string;
  locked?: boolean;
  discoverable?: boolean;
  actorType?: ActorType;
  defaultScope?: string;
  sensitiveByDefault?: boolean;
  /** A language tag; empty for none. */
  defaultLanguage?: string;
  quotePolicy?: QuotePolicy;
  /** `YYYY-MM-DD`; empty removes it. */
  birthday?: string;
  showBirthday?: boolean;
  showRole?: boolean;
  noRichText?: boolean;
  hideFollowers?: boolean;
  hideFollows?: boolean;
  hideFollowersCount?: boolean;
  hideFollowsCount?: boolean;
  hideFavourites?: boolean;
  acceptsChatMessages?: boolean;
  allowFollowingMove?: boolean;
  skipThreadContainment?: boolean;
  alsoKnownAs?: readonly string[];
  /** The language of mails, in the server's spelling. */
  language?: string;
  /** Merged into the stored settings, by application. */
  settingsStore?: Readonly<Record<string, unknown>>;
}

/** The reading preferences of an account on its server; null when the server does not say. */
export interface ReadingPreferences {
  /** Texts behind a content warning are expanded. */
  expandWarnings: boolean | null;
  /** Which media are shown without a click: non-sensitive ones, all, or none. */
  media: 'default' | 'show_all' | 'hide_all' | null;
  /** Animated pictures play by themselves. */
  autoplay: boolean | null;
}

/**
 * The captcha of the registration. `unknown` is a kind that this client cannot show; `unavailable`: the server could
 * not create one.
 */
export type Captcha =
  | { kind: 'none' }
  | {
      kind: 'kocaptcha' | 'native';
      token: string;
      /** Address of the picture, or the picture itself as `data:`. */
      url: string;
      answerData: string;
      secondsValid: number | null;
    }
  | { kind: 'unknown'; name: string }
  | { kind: 'unavailable' };

/** The result of a registration: signed in at once, or pending, with the server's message. */
export type Registration =
  | { kind: 'signed-in'; token: Token }
  | { kind: 'waiting'; reason: string; message: string };

export interface SecondFactor {
  enabled: boolean;
  totp: boolean;
}

export interface TotpSetup {
  /** `otpauth:` address for the QR code. */
  uri: string;
  /** The same secret, to be typed in. */
  key: string;
}

/** An active session of the viewer. */
export interface Session {
  id: string;
  appName: string;
  validUntil: string | null;
}

/** The account-security calls return errors with status 200. */
export type SecurityAnswer = { kind: 'done' } | { kind: 'refused'; text: string };

export interface PushSubscription {
  id: string;
  endpoint: string;
  /** By types as on the wire: `mention`, `pleroma:chat_mention` … */
  alerts: Readonly<Record<string, boolean>>;
  serverKey: string;
}

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

export interface Token {
  accessToken: string;
  /** The granted scopes. */
  scope: string;
}
