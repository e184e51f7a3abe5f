import type { AccountId, FailureReason, Hashtag, StatusId } from '@linnet/api';

/** What was found of one kind so far; rows of the graph by their ids. */
export interface FoundPart<T> {
  items: readonly T[];
  /** There is no more of it. */
  ended: boolean;
  /** The last answer was as long as one can be, so that there probably is more. */
  full: boolean;
  isLoading: boolean;
  /** Why more of it did not come. */
  failure: FailureReason | null;
}

export interface Found {
  statuses: FoundPart<StatusId>;
  accounts: FoundPart<AccountId>;
  hashtags: FoundPart<Hashtag>;
}

export type FoundKind = keyof Found;
