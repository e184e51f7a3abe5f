import type { StatusId } from '@linnet/api';
import type { OutboxJob } from './job';
import { isSameText } from './find-posted';

/** How a post is recognised among the posts of the account. */
interface PostIdentity {
  text: string;
  inReplyToId: StatusId | null;
}

/**
 * Whether a job has to wait for a twin: a job with the same text whose request has no response yet. If both were sent,
 * nobody could tell which post belongs to which job. The older job goes first.
 */
export function hasToWaitForTwin(job: OutboxJob, all: readonly OutboxJob[]): boolean {
  const own = [...nextPost(job), ...uncertainPost(job)];
  const isUnanswered = unansweredPosts(job).length > 0;
  const ownIndex = all.findIndex(({ id }) => id === job.id);
  return all.some((other, index) => {
    if (other.id === job.id || (isUnanswered && index > ownIndex)) return false;
    return unansweredPosts(other).some((theirs) => own.some((one) => areSame(one, theirs)));
  });
}

/** The posts of a job that were sent and have no response yet. */
function unansweredPosts(job: OutboxJob): PostIdentity[] {
  const isBegun = job.steps.some(({ done, begunAt }) => done === null && begunAt !== null);
  return [...(isBegun ? nextPost(job) : []), ...uncertainPost(job)];
}

/** The post that the job sends next (the first one if all are sent), in a list of one. Empty if it has no such part. */
function nextPost({ content, steps }: OutboxJob): PostIdentity[] {
  const index = steps.findIndex(({ done }) => done === null);
  if (index < 1) return [{ text: content.text, inReplyToId: content.inReplyToId }];
  const part = content.following[index - 1];
  return part === undefined ? [] : [{ text: part.text, inReplyToId: steps[index - 1]?.done ?? null }];
}

/** An earlier version that may have been posted, in a list of one; empty when there is none. */
function uncertainPost({ doubt, content }: OutboxJob): PostIdentity[] {
  return doubt === undefined ? [] : [{ text: doubt.text, inReplyToId: content.inReplyToId }];
}

function areSame(one: PostIdentity, other: PostIdentity): boolean {
  return one.inReplyToId === other.inReplyToId && isSameText(one.text, other.text);
}
