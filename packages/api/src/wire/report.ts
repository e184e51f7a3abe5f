import type { WireAccount } from './account';
import type { WireStatus } from './status';

/** What the reporter gets back. */
export interface WireReportReceipt {
  id: string;
  action_taken: boolean;
}

/** A report as the one who made it sees it. */
export interface WireOwnReport {
  id: string;
  account: WireAccount;
  actor: WireAccount;
  content: string | null;
  created_at: string;
  state: 'open' | 'closed' | 'resolved';
  statuses: WireStatus[];
}
