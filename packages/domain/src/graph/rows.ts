import type { AccountId, PollId, QuoteState, Status, StatusId } from '@linnet/api';

/** A status as the graph stores it: with ids in place of the accounts, statuses and polls it contains. */
export interface StatusRow extends Omit<Status, 'account' | 'repeatOf' | 'quote' | 'poll'> {
  accountId: AccountId;
  /** Set on the wrapper of a repeat: the status that was repeated. */
  repeatOfId: StatusId | null;
  quote: { state: QuoteState; id: StatusId | null; url: string | null } | null;
  pollId: PollId | null;
  /** The server doesn't have the status any more; the row stays until nothing shows it. */
  deleted: boolean;
  /** The deletion was reported: an answer that still has the status is older than that. */
  deletedForGood: boolean;
}
