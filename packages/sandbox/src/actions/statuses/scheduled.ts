import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Server } from '../../server/server';
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
type StoredDraft = Omit<Draft, 'author' | 'expiresAt' | 'at' | 'pictures'> & {
  expiresIn: number | null;
};

interface ScheduledPost {
  draft: StoredDraft;
  /** The request's parameters, as they were sent. */
  params: WireScheduledStatus['params'];
}

/** The earliest time for which a status can be scheduled, from now. */
const MIN_DELAY_MS = 5 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_PER_DAY = 25;
const MAX_SCHEDULED = 300;

export function isFarEnough(server: Server, scheduledAt: number): boolean {
  return scheduledAt - server.now() > MIN_DELAY_MS;
}

function readScheduledPost({ params }: ScheduledRow): ScheduledPost {
  return JSON.parse(params) as ScheduledPost;
}

/** Stores a status until its time. Its content is checked only when it is published, as on the real server. */
export function scheduleStatus(
  server: Server,
  author: AccountRow,
  { post, at }: { post: ScheduledPost; at: number },
): ScheduledRow {
  const dayStart = at - (at % DAY_MS);
  const counts = countScheduled(server.db, author.id, { from: dayStart, to: dayStart + DAY_MS });
  if (counts.within >= MAX_PER_DAY) throw problem(422, 'daily limit exceeded');
  if (counts.all >= MAX_SCHEDULED) throw problem(422, 'total limit exceeded');
  const row = { account_id: author.id, scheduled_at: at, params: JSON.stringify(post) };
  return { ...row, id: insertScheduled(server.db, row) };
}

export function rescheduleStatus(server: Server, row: ScheduledRow, at: number): ScheduledRow {
  if (!isFarEnough(server, at)) throw problem(422, 'must be at least 5 minutes from now');
  moveScheduled(server.db, row.id, at);
  return { ...row, scheduled_at: at };
}

export function cancelScheduled(server: Server, row: ScheduledRow): void {
  removeScheduled(server.db, row.id);
}

function publish(server: Server, row: ScheduledRow): void {
  const author = findAccount(server.db, row.account_id);
  if (!author) return;
  const { expiresIn, ...draft } = readScheduledPost(row).draft;
  const expiresAt = expiresIn === null ? null : server.now() + expiresIn * 1000;
  try {
    createStatus(server, { ...draft, author, expiresAt });
  } catch (error) {
    // The real server's job fails silently too: the status is lost and nobody is notified.
    if (!(error instanceof Problem)) throw error;
    logError(`scheduled post ${row.id}`, error);
  }
}

/** Publishes the scheduled statuses whose time has come. */
export function publishScheduled(server: Server): void {
  for (const row of findDueScheduled(server.db, server.now())) {
    removeScheduled(server.db, row.id);
    publish(server, row);
  }
}
