import type { ReportId } from './ids';

/** The server's response to a report. */
export interface ReportReceipt {
  id: ReportId;
  /** Staff have already acted; false right after sending. */
  actionTaken: boolean;
}
