import type { Attachment, NewStatus, QuotePolicy, Scope, StatusId } from '@linnet/api';

/** The scopes a person can write for. */
export type DraftScope = NewStatus['scope'];

/** A file that the server has. */
export interface DraftAttachment {
  /** As the server answered it: its `id` is sent, its pictures are shown. */
  attachment: Attachment;
  /** Name of the file on the person's device. */
  name: string;
  description: string;
}

export type DurationUnit = 'minutes' | 'hours' | 'days';

export interface DraftPoll {
  /** Two at least; empty ones are left out when it is sent. */
  options: readonly string[];
  multiple: boolean;
  /** How long it is open, in its unit. */
  amount: number;
  unit: DurationUnit;
}

/** A post that follows the first one, as its answer. Scope, format and language are those of the first. */
export interface DraftPart {
  id: string;
  text: string;
  attachments: readonly DraftAttachment[];
}

export interface DraftContent {
  text: string;
  subject: string;
  scope: DraftScope;
  sensitive: boolean;
  contentType: string;
  /** A language tag; null says none. */
  language: string | null;
  attachments: readonly DraftAttachment[];
  poll: DraftPoll | null;
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  /** ISO 8601; null goes out at once. */
  scheduledAt: string | null;
  /** Seconds after which the post deletes itself; null never. */
  expiresIn: number | null;
  /** Who may quote it; null as the account has it. */
  quotePolicy: QuotePolicy | null;
  following: readonly DraftPart[];
}

/**
 * What was chosen or taken over for a draft. Its scope is a wish: a form may not be able to offer it, and then shows one
 * with fewer readers.
 */
export type ChosenContent = Partial<Omit<DraftContent, 'scope'>> & { scope?: Scope };

/** Why a draft cannot be sent; words are in the locales under the same keys. */
export type DraftProblem =
  | 'post_status.empty_status_error'
  | 'post_status.too_long'
  | 'post_status.part_empty'
  | 'post_status.media_description_error'
  | 'post_status.uploading'
  | 'post_status.schedule_too_soon'
  | 'post_status.thread_scheduled'
  | 'polls.not_enough_options'
  | 'polls.no_files'
  | 'polls.no_expiry';
