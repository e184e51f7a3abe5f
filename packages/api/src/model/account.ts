import type { AccountId } from './ids';

export interface CustomEmoji {
  shortcode: string;
  url: string;
  /** The picture without animation. */
  staticUrl: string;
}

export interface ProfileField {
  name: string;
  /** HTML as the server sent it; only `richtext` may parse it. */
  value: string;
  verifiedAt: string | null;
}

export type Role = 'admin' | 'moderator' | 'member';

/** An account as anybody sees it. Counts that a person hides are 0 with the hide flag set. */
export interface Account {
  id: AccountId;
  username: string;
  /** `name` for local accounts, `name@host` for remote ones. */
  acct: string;
  /** Always `name@host`; derived from the profile address when the server does not send it. */
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
  /** The account that the person moved to, whose own `movedTo` is null. Pleroma does not send it. */
  movedTo: Account | null;
  memorial: boolean;
  /** Staff have hidden the account from people who do not follow it. */
  limited: boolean;
  /** Addresses of other accounts of the same person. */
  alsoKnownAs: readonly string[];
  /** When the viewer's mute ends; null without a mute, for one without end, and outside the list of mutes. */
  muteExpiresAt: string | null;
}

/** The signed-in account, with the fields that only its owner gets. */
export interface OwnAccount extends Account {
  defaultScope: string;
  /** Media of new posts are sensitive by default; false when the server does not say. */
  sensitiveByDefault: boolean;
  /** Default language tag of new posts; null when none was chosen or the server does not say. */
  defaultLanguage: string | null;
  followRequestsCount: number;
  unreadNotificationsCount: number;
  /** The account follows people to the accounts that they move to; true when the server does not say. */
  allowFollowingMove: boolean;
  /** Token of the shoutbox socket; null when the server has none. */
  chatToken: string | null;
  /** Address of the account's own wallpaper. */
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
  /** Featured on the viewer's own profile. */
  endorsed: boolean;
  /** The other has sent the viewer a follow request; false when the server does not say. */
  requestedBy: boolean;
  /** Null when the server does not support notes or the note was cleared. */
  note: string | null;
}

/** An account with its relationship to the viewer, if that was requested and sent. */
export interface RelatedAccount {
  account: Account;
  relationship: Relationship | null;
}

/** The followers of an account whom the viewer follows. */
export interface FamiliarFollowers {
  id: AccountId;
  accounts: readonly Account[];
}

export interface Suggestion {
  account: Account;
  /** The reason: `staff`, `past_interactions` … or empty. */
  source: string;
}

/** What an account stands for: a person, a program, or a group. */
export type ActorType = 'Person' | 'Service' | 'Group';

export type StaffRight = 'admin' | 'moderator';

export type StaffRights = Readonly<Record<StaffRight, boolean>>;

/** The part of an account that staff may change. */
export interface ModeratedAccount {
  /** Tags of moderation policies, as on the wire: `mrf_tag:sandbox`. */
  tags: readonly string[];
  deactivated: boolean;
  /** As far as the account shows its roles. */
  rights: StaffRights;
}

export type ReportState = 'open' | 'closed' | 'resolved';

/** The category of a report, on servers that want one. */
export type ReportCategory = 'spam' | 'legal' | 'violation' | 'other';
