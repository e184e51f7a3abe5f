import type { Attachment, NewStatus, QuotePolicy, Scope, StatusId } from '@linnet/api';

/** The scopes that can be chosen for a post. */
export type DraftScope = NewStatus['scope'];

/** An uploaded file. */
export interface DraftAttachment {
  /** As the server sent it; its `id` is sent with the post. */
  attachment: Attachment;
  /** Name of the file on the viewer's device. */
  name: string;
  description: string;
}

export type DurationUnit = 'minutes' | 'hours' | 'days';

export interface DraftPoll {
  /** At least two; empty ones are not sent. */
  options: readonly string[];
  multiple: boolean;
  /** How long it is open, in `unit`. */
  amount: number;
  unit: DurationUnit;
}

/** A later post of a thread, as a reply to the one before it. Scope, format and language are those of the first. */
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
  /** A language tag; null for none. */
  language: string | null;
  attachments: readonly DraftAttachment[];
  poll: DraftPoll | null;
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  /** ISO 8601; null when it is sent at once. */
  scheduledAt: string | null;
  /** Seconds after which the server deletes the post; null for never. */
  expiresIn: number | null;
  /** Who may quote it; null for the default of the account. */
  quotePolicy: QuotePolicy | null;
  /** The further posts of a thread, after the first. */
  following: readonly DraftPart[];
  /** Keys of the questions about its readers that the viewer has answered with yes. */
  confirmed: readonly string[];
}

/**
 * The chosen fields of a draft. A form that cannot offer the chosen scope shows one with fewer readers.
 */
export type ChosenContent = Partial<Omit<DraftContent, 'scope'>> & { scope?: Scope };

/** Why a draft cannot be sent; also the key of its message in the locales. */
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
