import type { ReportCategory, StatusId } from '@linnet/api';
import type { Begun } from '../form-drafts/form-drafts';

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

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
}

/** Reads the stored draft of a report; null for none. */
export function readComplaint(record: Begun | null): Complaint | null {
  if (record === null) return null;
  const { statusIds, comment, forward, ruleIds, category } = record;
  return {
    // Ids in storage are plain strings.
    statusIds: textsIn(statusIds).map((id) => id as StatusId),
    comment: typeof comment === 'string' ? comment : '',
    forward: forward === true,
    ruleIds: textsIn(ruleIds),
    category: categories.find((each) => each === category) ?? noComplaint.category,
  };
}

/** Whether a report has a comment; without one it is not worth storing. */
export const hasWords = ({ comment }: Complaint): boolean => comment.trim() !== '';
