import {
  ApiError,
  cancelScheduledStatus,
  deleteStatus,
  type AccountId,
  type Call,
  type StatusId,
} from '@linnet/api';
import type { PostInDoubt } from '../drafts/stored-drafts';
import { findPosted, findScheduled } from './find-posted';

interface Withdrawer {
  send: <T>(call: Call<T>) => Promise<T>;
  plainText: (html: string) => string;
  canReadSource: () => boolean;
  account: AccountId;
  known: ReadonlySet<StatusId>;
}

/**
 * Takes an earlier form of a post back, if it was made without a word: the person has changed it since. Resolves to
 * the post that is gone. Throws `ApiError` when that cannot be said.
 */
export async function withdraw(
  worker: Withdrawer,
  doubt: PostInDoubt,
  inReplyToId: StatusId | null,
): Promise<StatusId | null> {
  const { text, files, since, scheduledAt } = doubt;
  if (scheduledAt !== null) {
    const item = await findScheduled(worker, { text, at: scheduledAt });
    if (item !== null) await orGone(worker.send(cancelScheduledStatus(item.id)));
    return null;
  }
  const { account, known } = worker;
  const status = await findPosted(worker, { account, text, files, inReplyToId, since, except: known });
  if (status === null) return null;
  await orGone(worker.send(deleteStatus(status.id)));
  return status.id;
}

/** What is not there any more need not be taken away. */
async function orGone(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    const reason = error instanceof ApiError ? error.reason : null;
    if (reason?.kind !== 'http' || reason.status !== 404) throw error;
  }
}
