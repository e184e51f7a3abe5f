import type { WireAccount } from './account';
import type { WireStatus } from './status';

export interface WireTagHistory {
  /** The day as Unix seconds, as a string of digits. */
  day: string;
  uses: string;
  accounts: string;
}

/** A hashtag on its own, as in search results and the list of followed hashtags. */
export interface WireHashtag {
  name: string;
  url: string;
  /** Servers of the Mastodon family only; newest day first. */
  history?: WireTagHistory[];
  following?: boolean;
}

export interface WireSearchResult {
  accounts: WireAccount[];
  statuses: WireStatus[];
  /** Plain names in version 1 of the call. */
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
