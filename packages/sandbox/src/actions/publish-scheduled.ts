import type { Here } from '../server/here';
import { logError } from '../server/logger';
import { Problem } from '../server/problem';
import { findAccount } from '../store/accounts';
import { findDueScheduled, removeScheduled, type ScheduledRow } from '../store/scheduled-statuses';
import { createStatus } from './create-status';
import { readScheduledPost } from './schedule-status';

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
