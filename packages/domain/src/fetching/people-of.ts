import type { AccountId, StatusId } from '@linnet/api';

/** Who did something with a status. */
export interface PeopleOf {
  kind: 'favourites' | 'repeats' | 'quotes';
  id: StatusId;
}

/** The newest of them, in the server's order; their rows are in the graph. */
export interface People {
  ids: readonly AccountId[];
  /** The server has more than it sent. */
  hasMore: boolean;
}
