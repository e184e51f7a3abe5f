import type { WireAccount, WireAdminAccount } from './account';
import type { WireChatMessage } from './chat';
import type { WireStatus } from './status';

export interface WireNotification {
  id: string;
  group_key: string;
  type: string;
  created_at: string;
  account: WireAccount;
  pleroma: { is_muted: boolean; is_seen: boolean };
  status?: WireStatus | null;
  emoji?: string;
  emoji_url?: string | null;
  target?: WireAccount;
  chat_message?: WireChatMessage;
  report?: WireReportSummary;
}

export type WireMarkers = Record<
  string,
  { last_read_id: string; version: number; updated_at: string; pleroma: { unread_count: number } }
>;

/**
 * The report of a `pleroma:report` notification: `account` is reported, `actor` is the reporter. Both in the form for
 * staff.
 */
export interface WireReportSummary {
  id: string;
  content: string;
  created_at: string;
  state: string;
  account: WireAccount & WireAdminAccount;
  actor: WireAccount & WireAdminAccount;
  statuses: WireStatus[];
  notes: unknown[];
  rules: { id: string; priority: number; text: string; hint: string | null }[];
}

/** A report in the calls for staff; `user` of a note is who wrote it. */
export interface WireStaffReport extends WireReportSummary {
  notes: { id: number; content: string; created_at: string; user: WireAdminAccount }[];
}

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
