import type { WireAccount } from './account';
import type { WireStatus } from './status';

/** The response to a report. */
export interface WireReportReceipt {
  id: string;
  action_taken: boolean;
}

/** A report as its reporter sees it. */
export interface WireOwnReport {
  id: string;
  account: WireAccount;
  actor: WireAccount;
  content: string | null;
  created_at: string;
  state: 'open' | 'closed' | 'resolved';
  statuses: WireStatus[];
}
