import type { ReportCategory, StatusId } from '@linnet/api';

/** What somebody wants to tell the staff about a person. */
export interface Complaint {
  readonly statusIds: readonly StatusId[];
  readonly comment: string;
  /** To the person's own server as well. */
  readonly forward: boolean;
  readonly ruleIds: readonly string[];
  readonly category: ReportCategory;
}

/** Before anything was chosen. */
export const noComplaint: Complaint = {
  statusIds: [],
  comment: '',
  forward: false,
  ruleIds: [],
  category: 'other',
};
