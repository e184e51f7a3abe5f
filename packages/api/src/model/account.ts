import type { ActorType } from './actor-type';
import type { AccountId } from './ids';

export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** The picture standing still. */
  staticUrl: string;
}

export interface ProfileField {
  name: string;
  /** HTML as the server sent it; only `richtext` may look inside. */
  value: string;
  verifiedAt: string | null;
}

export type Role = 'admin' | 'moderator' | 'member';

/** An account as any reader sees it. Counts a person hides arrive as 0 with the hide flag set. */
export interface Account {
  id: AccountId;
  username: string;
  /** `name` for local accounts, `name@host` for remote ones. */
  acct: string;
  /** Always `name@host`; derived from the profile address where the server does not send it. */
  fqn: string;
  /** Plain text with `:shortcode:`; the username when the server sends none. */
  displayName: string;
  url: string;
  /** HTML. */
  note: string;
  avatar: string;
  avatarStatic: string;
  header: string;
  headerStatic: string;
  locked: boolean;
  bot: boolean;
  actorType: ActorType;
  role: Role;
  privileges: readonly string[];
  deactivated: boolean;
  createdAt: string | null;
  lastStatusAt: string | null;
  statusesCount: number;
  followersCount: number;
  followingCount: number;
  hideFollowers: boolean;
  hideFollows: boolean;
  hideFollowersCount: boolean;
  hideFollowsCount: boolean;
  hideFavourites: boolean;
  emojis: readonly CustomEmoji[];
  fields: readonly ProfileField[];
  birthday: string | null;
  /** Null when the server does not say. */
  acceptsChatMessages: boolean | null;
  /** Where the person went; its own `movedTo` is null. Pleroma does not say. */
  movedTo: Account | null;
  memorial: boolean;
  /** The staff hides the account from those who do not follow it. */
  limited: boolean;
  /** Addresses of other accounts that are the same person. */
  alsoKnownAs: readonly string[];
  /** When the reader's mute ends; null for no mute, one for ever, and outside the list of mutes. */
  muteExpiresAt: string | null;
}

/** The signed-in account: what only its owner is told. */
export interface OwnAccount extends Account {
  defaultScope: string;
  /** Media of new posts are; false where the server does not say. */
  sensitiveByDefault: boolean;
  /** A language tag, of new posts; null where none was chosen or the server does not say. */
  defaultLanguage: string | null;
  followRequestsCount: number;
  unreadNotificationsCount: number;
  /** They follow people on to where these move; true where the server does not say. */
  allowFollowingMove: boolean;
  /** Token of the shout socket; null where the server has none. */
  chatToken: string | null;
  /** The picture behind the page that the person has of their own. */
  background: string | null;
  settingsStore: Readonly<Record<string, unknown>>;
}

export interface Relationship {
  id: AccountId;
  following: boolean;
  followedBy: boolean;
  requested: boolean;
  blocking: boolean;
  blockedBy: boolean;
  muting: boolean;
  mutingNotifications: boolean;
  notifying: boolean;
  domainBlocking: boolean;
  showingRepeats: boolean;
  /** Shown on the reader's own profile. */
  endorsed: boolean;
  /** The other asks to follow the reader; false where the server does not say. */
  requestedBy: boolean;
  /** Null when the server does not support notes or the note was cleared. */
  note: string | null;
}

/** An account with how the reader stands to it, when the server was asked for that and told. */
export interface RelatedAccount {
  account: Account;
  relationship: Relationship | null;
}

/** Whom the reader follows among the followers of an account. */
export interface FamiliarFollowers {
  id: AccountId;
  accounts: readonly Account[];
}

export interface Suggestion {
  account: Account;
  /** Why: `staff`, `past_interactions` … or empty. */
  source: string;
}
