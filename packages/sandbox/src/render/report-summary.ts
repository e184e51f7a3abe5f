import type { WireAccount, WireAdminAccount, WireReportSummary } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findAccount, type AccountRow } from '../store/accounts';
import { findReport, findReportedStatuses } from '../store/reports';
import { renderAccount } from './account';
import { renderAdminAccount } from './admin-account';
import type { Reader } from './reader';
import { renderStatuses } from './status';
import { wireTime } from './time';

/** An account with the fields that only the staff gets. */
function staffAccount(here: Here, row: AccountRow): WireAccount & WireAdminAccount {
  return { ...renderAdminAccount(here, row), ...renderAccount(here, row, null) };
}

function rulesOf(here: Here, ids: string): WireReportSummary['rules'] {
  const wanted = new Set(JSON.parse(ids) as string[]);
  return here.settings.rules.flatMap(({ text, hint }, index) => {
    const id = String(index + 1);
    return wanted.has(id) ? [{ id, priority: 0, text, hint: hint === '' ? null : hint }] : [];
  });
}

/** A report as in the staff's notifications; null when it or one of its accounts no longer exists. */
export function renderReportSummary(here: Here, id: string, reader: Reader): WireReportSummary | null {
  const report = findReport(here.db, id);
  const account = report && findAccount(here.db, report.target_id);
  const actor = report && findAccount(here.db, report.account_id);
  if (!account || !actor) return null;
  return {
    id: report.id,
    content: report.comment,
    created_at: wireTime(report.created_at),
    state: report.state,
    account: staffAccount(here, account),
    actor: staffAccount(here, actor),
    statuses: renderStatuses(here, findReportedStatuses(here.db, id), reader),
    notes: [],
    rules: rulesOf(here, report.rules),
  };
}
