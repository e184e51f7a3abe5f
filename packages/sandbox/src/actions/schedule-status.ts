import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { problem } from '../server/problem';
import {
  countScheduled,
  insertScheduled,
  moveScheduled,
  removeScheduled,
  type ScheduledRow,
} from '../store/scheduled-statuses';
import type { AccountRow } from '../store/accounts';
import type { Draft } from './create-status';

/** A draft as it is stored: the author is in the row, and the expiry is counted from the time of publishing. */
export type KeptDraft = Omit<Draft, 'author' | 'expiresAt' | 'at' | 'pictures'> & {
  expiresIn: number | null;
};

export interface ScheduledPost {
  draft: KeptDraft;
  /** The request's parameters, as they were sent. */
  asked: WireScheduledStatus['params'];
}

/** The earliest time for which a status can be scheduled, from now. */
const MIN_AHEAD_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PER_DAY = 25;
const IN_ALL = 300;

export function isFarEnough(here: Here, scheduledAt: number): boolean {
  return scheduledAt - here.now() > MIN_AHEAD_MS;
}

export function readScheduledPost({ params }: ScheduledRow): ScheduledPost {
  return JSON.parse(params) as ScheduledPost;
}

/** Stores a status until its time. Its content is checked only when it is published, as on the real server. */
export function scheduleStatus(
  here: Here,
  author: AccountRow,
  { post, at }: { post: ScheduledPost; at: number },
): ScheduledRow {
  const from = at - (at % DAY_MS);
  const waiting = countScheduled(here.db, author.id, { from, to: from + DAY_MS });
  if (waiting.within >= PER_DAY) throw problem(422, 'daily limit exceeded');
  if (waiting.all >= IN_ALL) throw problem(422, 'total limit exceeded');
  const row = { account_id: author.id, scheduled_at: at, params: JSON.stringify(post) };
  return { ...row, id: insertScheduled(here.db, row) };
}

export function rescheduleStatus(here: Here, row: ScheduledRow, at: number): ScheduledRow {
  if (!isFarEnough(here, at)) throw problem(422, 'must be at least 5 minutes from now');
  moveScheduled(here.db, row.id, at);
  return { ...row, scheduled_at: at };
}

export function cancelScheduled(here: Here, row: ScheduledRow): void {
  removeScheduled(here.db, row.id);
}
