import type { AccountId, FailureReason, Hashtag, StatusId } from '@linnet/api';

/** Results of one kind so far; statuses and accounts by their ids. */
export interface FoundPart<T> {
  items: readonly T[];
  /** There are no more. */
  ended: boolean;
  /** The last answer was a full page, so there probably are more. */
  full: boolean;
  isLoading: boolean;
  /** Why more of them could not be loaded. */
  failure: FailureReason | null;
}

export interface Found {
  statuses: FoundPart<StatusId>;
  accounts: FoundPart<AccountId>;
  hashtags: FoundPart<Hashtag>;
}

export type FoundKind = keyof Found;
