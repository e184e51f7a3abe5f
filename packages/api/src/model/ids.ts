/** Ids are opaque strings; the brand prevents an account's id from being used as a status's id. */
declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type AccountId = Id<'account'>;
export type StatusId = Id<'status'>;
export type PollId = Id<'poll'>;
export type NotificationId = Id<'notification'>;
export type ListId = Id<'list'>;
export type ReportId = Id<'report'>;
export type ConversationId = Id<'conversation'>;
export type ScheduledStatusId = Id<'scheduled status'>;
export type ChatId = Id<'chat'>;
export type ChatMessageId = Id<'chat message'>;
export type FilterId = Id<'filter'>;
export type AnnouncementId = Id<'announcement'>;

/** One page of a list, newest first. Cursors come from the Link header only. */
export interface Page<T> {
  items: readonly T[];
  /** The number of rows that were left out because they could not be read. */
  dropped: number;
  /** Query parameters of the next, older page; null at the end. */
  older: Cursor | null;
  /** Query parameters of the next newer page. */
  newer: Cursor | null;
}

/** Opaque: taken from a Link header and sent back unchanged. */
export type Cursor = Readonly<Record<string, string>>;
