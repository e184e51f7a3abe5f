import type { RelatedAccount } from './account';
import type { Status } from './status';

/** The statistics of a hashtag on one day. */
export interface TagDay {
  /** Unix seconds of the start of the day. */
  day: number;
  uses: number;
  accounts: number;
}

/** A hashtag on its own, as in search results and the list of followed hashtags. */
export interface Hashtag {
  /** Without `#`. */
  name: string;
  /** Empty when the server sends only names. */
  url: string;
  /** Newest day first; empty when the server does not count. */
  history: readonly TagDay[];
  /** Null when the server does not say. */
  following: boolean | null;
}

export interface SearchResult {
  accounts: readonly RelatedAccount[];
  statuses: readonly Status[];
  hashtags: readonly Hashtag[];
}
