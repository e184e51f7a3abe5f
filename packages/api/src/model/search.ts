import type { RelatedAccount } from './account';
import type { Status } from './status';

/** One day of a hashtag. */
export interface TagDay {
  /** Unix seconds of its beginning. */
  day: number;
  uses: number;
  accounts: number;
}

/** A hashtag by itself, as searching and following give it. */
export interface Hashtag {
  /** Without `#`. */
  name: string;
  /** Empty when the server sends names only. */
  url: string;
  /** The newest day first; empty where the server does not count. */
  history: readonly TagDay[];
  /** Null when the server does not say. */
  following: boolean | null;
}

export interface SearchResult {
  accounts: readonly RelatedAccount[];
  statuses: readonly Status[];
  hashtags: readonly Hashtag[];
}
