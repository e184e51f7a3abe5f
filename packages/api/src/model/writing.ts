import type { Account, CustomEmoji } from './account';
import type { ConversationId, ScheduledStatusId, StatusId } from './ids';
import type { Attachment, Poll, Scope, Status } from './status';

/** A status as its author typed it. */
export interface StatusSource {
  id: StatusId;
  text: string;
  subject: string;
  /** Null where the server does not say: it then has one format only. */
  contentType: string | null;
}

/** What a status was at some time. */
export interface StatusVersion {
  account: Account;
  /** HTML. */
  content: string;
  subject: string;
  sensitive: boolean;
  createdAt: string;
  attachments: readonly Attachment[];
  emojis: readonly CustomEmoji[];
  /** Null also where the server tells only the options. */
  poll: Poll | null;
}

/** A post that the server keeps until its time. */
export interface ScheduledStatus {
  id: ScheduledStatusId;
  scheduledAt: string;
  text: string;
  subject: string;
  sensitive: boolean;
  /** Null: the one that the server takes for a post that does not say. */
  scope: Scope | null;
  inReplyToId: StatusId | null;
  attachments: readonly Attachment[];
  /** `expiresIn`: seconds from posting. */
  poll: { options: readonly string[]; expiresIn: number; multiple: boolean } | null;
  /** Seconds from posting. */
  expiresIn: number | null;
}

/** The reader's part in a direct conversation. */
export interface Conversation {
  id: ConversationId;
  /** Without the reader. */
  accounts: readonly Account[];
  unread: boolean;
  /** Null when it is gone or cannot be read. */
  lastStatus: Status | null;
}
