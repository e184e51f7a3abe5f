import type { ReportCategory, StatusId } from '@linnet/api';
import type { Begun } from '../form-drafts/form-drafts';
import { noComplaint, type Complaint } from './complaint';

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

function textsIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
}

/** What was begun of a report; null for nothing. */
export function readComplaint(record: Begun | null): Complaint | null {
  if (record === null) return null;
  const { statusIds, comment, forward, ruleIds, category } = record;
  return {
    // Storage is where ids of this kind come back in.
    statusIds: textsIn(statusIds).map((id) => id as StatusId),
    comment: typeof comment === 'string' ? comment : '',
    forward: forward === true,
    ruleIds: textsIn(ruleIds),
    category: categories.find((each) => each === category) ?? noComplaint.category,
  };
}

/** Before something was written it is not worth keeping. */
export const hasWords = ({ comment }: Complaint): boolean => comment.trim() !== '';
