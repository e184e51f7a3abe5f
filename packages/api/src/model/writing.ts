import type { Account, CustomEmoji } from './account';
import type { ConversationId, ScheduledStatusId, StatusId } from './ids';
import type { Attachment, Poll, Scope, Status } from './status';

/** The source text of a status. */
export interface StatusSource {
  id: StatusId;
  text: string;
  subject: string;
  /** Null when the server does not say: it then has one format only. */
  contentType: string | null;
}

/** An earlier version of a status. */
export interface StatusVersion {
  account: Account;
  /** HTML. */
  content: string;
  subject: string;
  sensitive: boolean;
  createdAt: string;
  attachments: readonly Attachment[];
  emojis: readonly CustomEmoji[];
  /** Null also when the server sends only the options. */
  poll: Poll | null;
}

/** A scheduled post. */
export interface ScheduledStatus {
  id: ScheduledStatusId;
  scheduledAt: string;
  text: string;
  subject: string;
  sensitive: boolean;
  /** Null: the server's default scope. */
  scope: Scope | null;
  inReplyToId: StatusId | null;
  attachments: readonly Attachment[];
  /** `expiresIn`: seconds from posting. */
  poll: { options: readonly string[]; expiresIn: number; multiple: boolean } | null;
  /** Seconds from posting. */
  expiresIn: number | null;
}

/** A direct conversation of the viewer. */
export interface Conversation {
  id: ConversationId;
  /** Without the viewer. */
  accounts: readonly Account[];
  unread: boolean;
  /** Null when it was deleted or is invalid. */
  lastStatus: Status | null;
}

/** What somebody listened to. */
export interface Scrobble {
  id: string;
  createdAt: string;
  title: string;
  /** Empty when not sent. */
  artist: string;
  /** Address of a web page about it; null when there is none that is safe to open. */
  link: string | null;
}
