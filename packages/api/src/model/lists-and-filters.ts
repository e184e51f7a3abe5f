import type { FilterId, ListId, StatusId } from './ids';

/** Which replies a list shows: to people whom the viewer follows, to members, or none. */
export type ListReplies = 'followed' | 'list' | 'none';

export interface List {
  id: ListId;
  title: string;
  /** Null when the server does not have the option. */
  replies: ListReplies | null;
  /** Members are left out of the home timeline; null when the server does not have the option. */
  exclusive: boolean | null;
}

export interface BookmarkFolder {
  id: string;
  name: string;
  /** Unicode, or the shortcode of a custom emoji without colons; null for none. */
  emoji: string | null;
  /** Address of a custom emoji's picture; null for Unicode. */
  emojiUrl: string | null;
}

/** The filter context, as named on the wire. */
export type FilterPlace = 'home' | 'notifications' | 'public' | 'thread' | 'account';

/** A filter of the first version: one phrase. */
export interface Filter {
  id: FilterId;
  phrase: string;
  places: readonly FilterPlace[];
  expiresAt: string | null;
  /** The server itself drops matching posts, for good. */
  irreversible: boolean;
  wholeWord: boolean;
}

export type FilterAction = 'warn' | 'hide' | 'blur';

/** A filter of the second version, without its keywords and statuses. */
export interface FilterHead {
  id: FilterId;
  title: string;
  places: readonly FilterPlace[];
  expiresAt: string | null;
  action: FilterAction;
}

export interface FilterKeyword {
  id: string;
  keyword: string;
  wholeWord: boolean;
}

/** A filter of the second version: keywords, and single statuses. */
export interface FilterGroup extends FilterHead {
  keywords: readonly FilterKeyword[];
  statuses: readonly { id: string; statusId: StatusId }[];
}

/** A filter of the viewer that the server has matched in a status. */
export interface FilterMatch {
  filter: FilterHead;
  keywords: readonly string[];
  statusIds: readonly string[];
}
