import type { FilterId, StatusId } from './ids';

/** Where a filter counts, as the server names it. */
export type FilterPlace = 'home' | 'notifications' | 'public' | 'thread' | 'account';

/** A filter of the first version: one phrase. */
export interface Filter {
  id: FilterId;
  phrase: string;
  places: readonly FilterPlace[];
  expiresAt: string | null;
  /** The server leaves matching posts out by itself, and they do not come back. */
  irreversible: boolean;
  wholeWord: boolean;
}

export type FilterAction = 'warn' | 'hide' | 'blur';

/** A filter of the second version, without what it looks for. */
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

/** What the server found of a reader's filters in a status. */
export interface FilterMatch {
  filter: FilterHead;
  keywords: readonly string[];
  statusIds: readonly string[];
}
