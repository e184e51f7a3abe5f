import type { Here } from '../server/here';
import { privilegesOf } from '../server/privileges';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { findStatuses } from '../store/statuses';
import { insertReport, type ReportRow } from '../store/reports';
import { findStaff } from '../store/staff';
import { notify, tellNotification } from './notify';

const MAX_COMMENT = 1000;

export interface Complaint {
  target: AccountRow;
  statusIds: string[];
  comment: string;
  forward: boolean;
  ruleIds: string[];
}

/** Reports an account to the staff. Statuses of other accounts are left out of the report. */
export function report(here: Here, actor: AccountRow, complaint: Complaint): ReportRow {
  const { target, comment } = complaint;
  if (Array.from(comment).length > MAX_COMMENT) {
    throw problem(400, `Comment must be up to ${MAX_COMMENT} characters`);
  }
  const statuses = findStatuses(here.db, complaint.statusIds);
  const reported = complaint.statusIds.filter((id) => statuses.get(id)?.account_id === target.id);
  const now = here.now();
  const row: ReportRow = {
    id: here.ids.next(now),
    account_id: actor.id,
    target_id: target.id,
    comment,
    forward: complaint.forward ? 1 : 0,
    state: 'open',
    created_at: now,
    rules: JSON.stringify(complaint.ruleIds),
  };
  const notifications = here.db.transaction(() => {
    insertReport(here.db, row, reported);
    return findStaff(here.db)
      .filter((member) => privilegesOf(here.settings, member).includes('reports_manage_reports'))
      .map(({ id: to }) => notify(here, { to, from: actor.id, type: 'pleroma:report', reportId: row.id }));
  });
  for (const notification of notifications) tellNotification(here, notification);
  return row;
}
