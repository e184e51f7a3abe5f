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
