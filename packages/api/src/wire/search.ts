import type { WireAccount } from './account';
import type { WireStatus } from './status';

export interface WireTagHistory {
  /** The day as Unix seconds, in digits. */
  day: string;
  uses: string;
  accounts: string;
}

/** A hashtag by itself, as searching and following give it. */
export interface WireHashtag {
  name: string;
  url: string;
  /** Servers of the Mastodon family only; the newest day first. */
  history?: WireTagHistory[];
  following?: boolean;
}

export interface WireSearchResult {
  accounts: WireAccount[];
  statuses: WireStatus[];
  /** Plain names in the first version of the call. */
  hashtags: (WireHashtag | string)[];
}

export interface WireSuggestion {
  source: string;
  account: WireAccount;
}

export interface WireFamiliarFollowers {
  id: string;
  accounts: WireAccount[];
}
