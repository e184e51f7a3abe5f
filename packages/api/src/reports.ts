import type { Call } from './call';
import type { AccountId, StatusId } from './model/ids';
import type { ReportReceipt } from './model/report';
import type { ReportCategory } from './model/staff';
import { readReportReceipt } from './schema/report-receipt';
import { required } from './schema/required';

export interface Report {
  accountId: AccountId;
  /** Posts of that account that the report is about. */
  statusIds: readonly StatusId[];
  comment: string;
  /** Send the report to the account's own server too. */
  forward: boolean;
  /** Ids of the server's rules that were broken. */
  ruleIds: readonly string[];
  /** Only where the server wants one; `violation` by default when rules were broken. */
  category?: ReportCategory | undefined;
}

/** POST /api/v1/reports. 400 for a comment that is too long and for an account that no longer exists. */
export function report(complaint: Report): Call<ReportReceipt> {
  const { accountId, statusIds, comment, forward, ruleIds } = complaint;
  const category = complaint.category ?? (ruleIds.length > 0 ? 'violation' : undefined);
  const value = {
    account_id: accountId,
    status_ids: statusIds,
    comment,
    forward,
    ...(ruleIds.length > 0 && { rule_ids: ruleIds }),
    ...(category && { category }),
  };
  return {
    method: 'POST',
    path: '/api/v1/reports',
    body: { kind: 'json', value },
    read: required(readReportReceipt, 'report'),
  };
}
