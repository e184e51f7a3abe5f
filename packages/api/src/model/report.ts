import type { ReportId } from './ids';

/** What the reporter gets back. */
export interface ReportReceipt {
  id: ReportId;
  /** The staff has acted already; false right after sending. */
  actionTaken: boolean;
}
