import type { Attachment, Card, CustomEmoji, Mention, Poll, Scope, Tag } from '../schema/status-contents';
import type { Reaction } from '../schema/reactions';
import type { Account } from './account';
import type { AccountId, StatusId } from './ids';
import type { FilterMatch } from '../schema/lists-and-filters';

export const quoteStates = [
  'accepted',
  'pending',
  'rejected',
  'revoked',
  'deleted',
  'unauthorized',
  'blocked_account',
  'blocked_domain',
  'muted_account',
] as const;
export type QuoteState = (typeof quoteStates)[number];

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

/** Who may quote a post. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

export type QuotePolicy = (typeof quotePolicies)[number];
