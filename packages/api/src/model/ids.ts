/** Ids are opaque strings; the brand keeps an account's id out of a place for a status's id. */
declare const brand: unique symbol;
type Id<Kind extends string> = string & { readonly [brand]: Kind };

export type AccountId = Id<'account'>;
export type StatusId = Id<'status'>;
export type PollId = Id<'poll'>;
export type NotificationId = Id<'notification'>;
