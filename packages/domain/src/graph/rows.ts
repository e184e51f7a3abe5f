import type { AccountId, PollId, QuoteState, Status, StatusId } from '@linnet/api';

/** A status as the graph stores it: with ids in place of the accounts, statuses and polls it contains. */
export interface StatusRow extends Omit<Status, 'account' | 'repeatOf' | 'quote' | 'poll'> {
  accountId: AccountId;
  /** Set on the wrapper of a repeat: the status that was repeated. */
  repeatOfId: StatusId | null;
  quote: { state: QuoteState; id: StatusId | null; url: string | null } | null;
  pollId: PollId | null;
  /** Whether the server no longer has the status; the row stays until nothing shows it. */
  deleted: boolean;
  /** Whether the deletion was confirmed: answers that still have the status are older than that. */
  deletedForGood: boolean;
}
