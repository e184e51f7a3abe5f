import type { OwnAccount } from './account';
import type { ActorType } from './actor-type';
import type { QuotePolicy } from './quote-policy';

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
