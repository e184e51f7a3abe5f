import type { StatusId } from '@linnet/api';
import { type Author, createCell } from '@linnet/domain';

/** Somebody is to be reported, perhaps for one post. */
export interface ReportRequest {
  readonly account: Author;
  readonly statusId: StatusId | null;
  /** Opened again it is another one. */
  readonly number: number;
}

/** The report that is being written; null when none is. Its form stands over the page. */
export const openedReport = createCell<ReportRequest | null>(null);

let opened = 0;

export function openReport(account: Author, statusId: StatusId | null = null): void {
  opened += 1;
  openedReport.set({ account, statusId, number: opened });
}
