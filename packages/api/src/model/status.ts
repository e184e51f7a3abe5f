import type { Account, CustomEmoji } from './account';
import type { AccountId, PollId, StatusId } from './ids';
import type { FilterMatch } from '../schema/lists-and-filters';

export type Scope = 'public' | 'unlisted' | 'local' | 'private' | 'direct' | 'list';

export type AttachmentKind = 'image' | 'video' | 'audio' | 'flash' | 'html' | 'unknown';

export interface Attachment {
  id: string;
  kind: AttachmentKind;
  mimeType: string;
  url: string;
  previewUrl: string;
  /** Address of the file on its own server; null when the server does not say. */
  remoteUrl: string | null;
  description: string;
  blurhash: string | null;
  /** Pixels of the original; null when unknown. */
  size: { width: number; height: number } | null;
}

export interface Poll {
  id: PollId;
  expiresAt: string | null;
  expired: boolean;
  multiple: boolean;
  votesCount: number;
  votersCount: number;
  options: readonly { title: string; votesCount: number }[];
  emojis: readonly CustomEmoji[];
  nonAnonymous: boolean;
  voted: boolean;
  ownVotes: readonly number[];
}

export interface Card {
  url: string;
  title: string;
  description: string;
  providerName: string;
  image: string | null;
  imageDescription: string;
  /** Pixels; null when the server does not say. */
  imageSize: { width: number; height: number } | null;
}

export interface Mention {
  id: AccountId;
  acct: string;
  username: string;
  url: string;
}

export interface Tag {
  name: string;
  url: string;
}

export interface Reaction {
  /** The Unicode emoji, or the shortcode without colons (`name@host` for a remote one). */
  name: string;
  count: number;
  me: boolean;
  /** Address of a custom emoji's picture; null for Unicode. */
  url: string | null;
  accountIds: readonly AccountId[];
}

/** A reaction with the accounts. */
export interface ReactionPeople extends Reaction {
  accounts: readonly Account[];
}

export type QuoteState =
  | 'accepted'
  | 'pending'
  | 'rejected'
  | 'revoked'
  | 'deleted'
  | 'unauthorized'
  | 'blocked_account'
  | 'blocked_domain'
  | 'muted_account';

export interface Quote {
  state: QuoteState;
  id: StatusId | null;
  url: string | null;
  /** Null when not sent or not visible to the viewer. */
  status: Status | null;
}

/** A status as sent by the server, including extensions. `repeatOf` is only set on the wrapper of a repeat. */
export interface Status {
  id: StatusId;
  uri: string;
  /** Null when there is no web address. */
  url: string | null;
  account: Account;
  repeatOf: Status | null;
  /** HTML. */
  content: string;
  /** The content warning or subject; plain text or simple HTML. */
  subject: string;
  /** The source text, sent only in response to a deletion. */
  sourceText: string | null;
  createdAt: string;
  editedAt: string | null;
  scope: Scope;
  sensitive: boolean;
  language: string | null;
  local: boolean;
  inReplyToId: StatusId | null;
  inReplyToAccountId: AccountId | null;
  inReplyToAcct: string | null;
  parentVisible: boolean;
  /** The same for all posts of a conversation; null when the server does not say. */
  conversationId: string | null;
  repliesCount: number;
  repeatsCount: number;
  favouritesCount: number;
  quotesCount: number;
  favourited: boolean;
  repeated: boolean;
  bookmarked: boolean;
  bookmarkFolderId: string | null;
  pinned: boolean;
  muted: boolean;
  threadMuted: boolean;
  attachments: readonly Attachment[];
  poll: Poll | null;
  card: Card | null;
  quote: Quote | null;
  reactions: readonly Reaction[];
  mentions: readonly Mention[];
  tags: readonly Tag[];
  emojis: readonly CustomEmoji[];
  applicationName: string | null;
  expiresAt: string | null;
  /** The viewer's filters that match, on servers that report them. */
  filterMatches: readonly FilterMatch[];
}

/** A status in a long response of which only the ids and the time of the last edit have been read. */
export interface LateStatus {
  id: StatusId;
  inReplyToId: StatusId | null;
  editedAt: string | null;
  /** Reads the whole status. Undefined when it is invalid. */
  read(): Status | undefined;
}

/**
 * The statuses before and after a status in its conversation. There may be thousands, of which few are shown at first.
 */
export interface Context {
  ancestors: readonly LateStatus[];
  descendants: readonly LateStatus[];
}

/** Who may quote a post. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

export type QuotePolicy = (typeof quotePolicies)[number];
