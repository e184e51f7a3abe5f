import type { AccountId, PollId, QuoteState, Status, StatusId } from '@linnet/api';

/** A status as the graph keeps it: ids in place of the rows it speaks of. */
export interface StatusRow extends Omit<Status, 'account' | 'repeatOf' | 'quote' | 'poll'> {
  accountId: AccountId;
  /** Set on the wrapper of a repeat: the status that was repeated. */
  repeatOfId: StatusId | null;
  quote: { state: QuoteState; id: StatusId | null; url: string | null } | null;
  pollId: PollId | null;
  /** The server said that it is gone; what is known of it stays until nobody shows it. */
  deleted: boolean;
}
