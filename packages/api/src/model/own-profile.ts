import type { OwnAccount } from './account';
import type { ActorType } from './actor-type';
import type { QuotePolicy } from './quote-policy';

/** What only the owner of an account may see and change of it. */
export interface OwnProfile {
  /** As written. */
  note: string;
  fields: readonly { name: string; value: string }[];
  email: string | null;
  /** False until the person opened the link in the mail. */
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
  /** Media of new posts are marked as sensitive unless the post says otherwise. */
  sensitiveByDefault: boolean;
  /** Who may quote new posts; null where the server does not say. */
  quotePolicy: QuotePolicy | null;
}

/** All that the owner of an account is told of it. */
export interface ProfileFacts {
  account: OwnAccount;
  own: OwnProfile;
}

/** A picture to send, or `remove` to go back to none. */
export type PictureChange = Blob | 'remove';

/** What is left out stays as it is. */
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
  /** `YYYY-MM-DD`; empty takes it away. */
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
  /** Of mails, in the server's spelling. */
  language?: string;
  /** Laid over the store, application by application. */
  settingsStore?: Readonly<Record<string, unknown>>;
}
