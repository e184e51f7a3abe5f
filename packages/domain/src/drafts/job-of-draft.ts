import type { JobStep, OutboxJob } from '../outbox/job';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import type { UncertainPost, StoredDraft } from '../post-content/stored-drafts';

interface JobOptions {
  context: DraftContext;
  draft: StoredDraft;
  content: DraftContent;
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds in which sending can be cancelled. */
  delay: number;
}

/** The outbox job of a draft. The same draft makes the same job, in whichever tab. */
export function jobOfDraft({ context, draft, content, now, delay }: JobOptions): OutboxJob {
  const { key, doubt } = draft;
  // Unchanged since it was sent: the same idempotency key makes one post of both requests.
  const unchanged = doubt?.key === key ? doubt : undefined;
  const madeAt = unchanged?.since ?? now;
  // A new key is no protection against a second post: the earlier version is searched for first.
  const mustSearch = unchanged === undefined ? doubt !== undefined : unchanged.looks;
  const begunAt = unchanged?.begunAt ?? null;
  const first: JobStep = { key, keyAt: madeAt, begunAt, looks: mustSearch, done: null };
  const others = content.following.map((_part, at): JobStep => {
    return { key: `${key}.${at + 1}`, keyAt: now, begunAt: null, looks: false, done: null };
  });
  return {
    id: key,
    context,
    content,
    madeAt,
    steps: [first, ...others],
    phase: { state: 'waiting', until: now + delay, why: null },
    tries: 0,
    held: delay === 0,
    openAt: draft.openAt,
    doubt: unchanged === undefined ? doubt : undefined,
  };
}

interface ReturnOptions {
  newKey: () => string;
  /** Whether the server refused the post. It would repeat its answer to the same key, so the draft needs a new one. */
  isRejected: boolean;
}

interface ReturnedDraft {
  content: DraftContent;
  key: string;
  doubt: UncertainPost | undefined;
}

/** The draft to restore from a job, with what is not sent yet. */
export function draftOfJob(job: OutboxJob, { newKey, isRejected }: ReturnOptions): ReturnedDraft {
  const firstUnsent = job.steps.findIndex((step) => step.done === null);
  const step = job.steps[firstUnsent];
  const content = unsentContent(job, firstUnsent);
  const key = isRejected || step === undefined ? newKey() : step.key;
  const sent: UncertainPost = {
    text: content.text,
    files: content.attachments.length,
    since: job.madeAt,
    scheduledAt: content.scheduledAt,
    key,
    // After a rejection the key is a new one, which is no protection against a second post.
    looks: isRejected || step?.looks !== false,
    begunAt: step?.begunAt ?? null,
  };
  const mayBePosted = job.tries > 0 || sent.begunAt !== null;
  // As long as `job.doubt` is set, only that earlier version may have been posted: this one is not sent before.
  return { content, key, doubt: job.doubt ?? (mayBePosted ? sent : undefined) };
}

function unsentContent({ content, steps }: OutboxJob, firstUnsent: number): DraftContent {
  const part = content.following[firstUnsent - 1];
  if (part === undefined) return content;
  return {
    ...content,
    text: part.text,
    attachments: part.attachments,
    following: content.following.slice(firstUnsent),
    inReplyToId: steps[firstUnsent - 1]?.done ?? null,
    quoteId: null,
    poll: null,
  };
}
