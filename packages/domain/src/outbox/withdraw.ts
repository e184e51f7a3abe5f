import {
  ApiError,
  cancelScheduledStatus,
  deleteStatus,
  type AccountId,
  type Call,
  type StatusId,
} from '@linnet/api';
import type { UncertainPost } from '../post-content/stored-drafts';
import { findPosted, findScheduled } from './find-posted';
import type { PostedIds } from './posted-ids';

interface Withdrawer {
  send: <T>(call: Call<T>) => Promise<T>;
  plainText: (html: string) => string;
  canReadSource: () => boolean;
  account: AccountId;
  posted: Pick<PostedIds, 'isOfAnother'>;
}

/** What was found of the earlier version: nothing, a scheduled post (`id` is null), or a post. */
export type Withdrawal = { isFound: false } | { isFound: true; id: StatusId | null };

/**
 * Deletes the earlier version of a post whose text the viewer has changed since, if that version was posted although no
 * answer came. Throws `ApiError` when the search for it failed.
 */
export async function withdraw(
  worker: Withdrawer,
  doubt: UncertainPost,
  inReplyToId: StatusId | null,
): Promise<Withdrawal> {
  const { text, files, since, scheduledAt, key } = doubt;
  if (scheduledAt !== null) {
    const item = await findScheduled(worker, { text, at: scheduledAt });
    if (item === null) return { isFound: false };
    await ignoreNotFound(worker.send(cancelScheduledStatus(item.id)));
    return { isFound: true, id: null };
  }
  const { account, posted } = worker;
  const isAnother = (id: StatusId): boolean => posted.isOfAnother(id, key);
  const status = await findPosted(worker, { account, text, files, inReplyToId, since, isAnother });
  if (status === null) return { isFound: false };
  await ignoreNotFound(worker.send(deleteStatus(status.id)));
  return { isFound: true, id: status.id };
}

/** A 404 on deletion counts as success. */
async function ignoreNotFound(removal: Promise<unknown>): Promise<void> {
  try {
    await removal;
  } catch (error) {
    const reason = error instanceof ApiError ? error.reason : null;
    if (reason?.kind !== 'http' || reason.status !== 404) throw error;
  }
}
