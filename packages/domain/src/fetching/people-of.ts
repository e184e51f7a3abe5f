import type { AccountId, StatusId } from '@linnet/api';

/** Which accounts: those that favourited, repeated or quoted a status. */
export interface PeopleOf {
  kind: 'favourites' | 'repeats' | 'quotes';
  id: StatusId;
}

/** The newest of them, in the server's order; the accounts are in the graph. */
export interface People {
  ids: readonly AccountId[];
  /** Whether the server has more than it sent. */
  hasMore: boolean;
}
