import type { ReportCategory, StatusId } from '@linnet/api';

/** The draft of a report about an account. */
export interface Complaint {
  readonly statusIds: readonly StatusId[];
  readonly comment: string;
  /** Send it to the account's own server as well. */
  readonly forward: boolean;
  readonly ruleIds: readonly string[];
  readonly category: ReportCategory;
}

/** The empty report. */
export const noComplaint: Complaint = {
  statusIds: [],
  comment: '',
  forward: false,
  ruleIds: [],
  category: 'other',
};
