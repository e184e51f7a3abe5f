import type { WireOwnReport } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findAccount, type AccountRow } from '../store/accounts';
import { findReportedStatuses, type ReportRow } from '../store/reports';
import { renderAccount } from './account';
import { readerOf } from './reader';
import { renderStatuses } from './status';
import { wireTime } from './time';

/** A report as its author sees it; null when the reported account no longer exists. */
export function renderOwnReport(here: Here, row: ReportRow, reader: AccountRow): WireOwnReport | null {
  const target = findAccount(here.db, row.target_id);
  if (!target) return null;
  const statusIds = findReportedStatuses(here.db, row.id);
  return {
    id: row.id,
    account: renderAccount(here, target, reader),
    actor: renderAccount(here, reader, reader),
    content: row.comment,
    created_at: wireTime(row.created_at),
    state: row.state,
    statuses: renderStatuses(here, statusIds, readerOf(here, reader)),
  };
}
