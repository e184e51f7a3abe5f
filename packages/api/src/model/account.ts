import type { CustomEmoji } from '../schema/status-contents';
import type { AccountId } from './ids';

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

/** What an account stands for: a person, a program, or a group. */
export type ActorType = 'Person' | 'Service' | 'Group';
