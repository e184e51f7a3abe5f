import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Here } from '../../server/here';
import { logError } from '../../server/logger';
import { Problem, problem } from '../../server/problem';
import { type AccountRow, findAccount } from '../../store/accounts/accounts';
import {
  type ScheduledRow,
  countScheduled,
  findDueScheduled,
  insertScheduled,
  moveScheduled,
  removeScheduled,
} from '../../store/statuses/status-versions';
import { type Draft, createStatus } from './create-status';

/** A draft as it is stored: the author is in the row, and the expiry is counted from the time of publishing. */
type KeptDraft = Omit<Draft, 'author' | 'expiresAt' | 'at' | 'pictures'> & {
  expiresIn: number | null;
};

interface ScheduledPost {
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

function readScheduledPost({ params }: ScheduledRow): ScheduledPost {
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

function publish(here: Here, row: ScheduledRow): void {
  const author = findAccount(here.db, row.account_id);
  if (!author) return;
  const { expiresIn, ...draft } = readScheduledPost(row).draft;
  const expiresAt = expiresIn === null ? null : here.now() + expiresIn * 1000;
  try {
    createStatus(here, { ...draft, author, expiresAt });
  } catch (error) {
    // The real server's job fails silently too: the status is lost and nobody is notified.
    if (!(error instanceof Problem)) throw error;
    logError(`scheduled post ${row.id}`, error);
  }
}

/** Publishes the scheduled statuses whose time has come. */
export function publishScheduled(here: Here): void {
  for (const row of findDueScheduled(here.db, here.now())) {
    removeScheduled(here.db, row.id);
    publish(here, row);
  }
}
