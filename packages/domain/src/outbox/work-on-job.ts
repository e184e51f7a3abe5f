import { ApiError, type AccountId, type Call, type NewQuote, type Status, type StatusId } from '@linnet/api';
import {
  KEY_LIFETIME_MS,
  afterError,
  isAnswer,
  isUnderWay,
  nextCheck,
  retryDelay,
  withStep,
} from './after-error';
import { findPosted, findScheduled } from './find-posted';
import type { OutboxJob } from './job';
import { stepName, type PostedIds } from './posted-ids';
import { sendStep, type StepOutcome } from './send-step';
import { withdraw } from './withdraw';

export interface JobWorker {
  send: <T>(call: Call<T>) => Promise<T>;
  quoteParameter: () => NewQuote['parameter'];
  plainText: (html: string) => string;
  canReadSource: () => boolean;
  /** Sends the descriptions of the attachments; throws `ApiError`. */
  describe: (job: OutboxJob) => Promise<void>;
  /** False only when the browser knows that it is offline. */
  isOnline: () => boolean;
  now: () => number;
  newKey: () => string;
  account: AccountId;
  posted: Pick<PostedIds, 'isOfAnother'>;
  /** Stores the job as it is now; false when it was removed meanwhile. */
  store: (job: OutboxJob) => boolean;
  onDone: (outcome: Found | { kind: 'withdrawn'; id: StatusId }, job: OutboxJob, index: number) => void;
}

type Found = StepOutcome | { kind: 'found'; status: Status };

/** Sends the remaining posts of a job, as far as possible now. Resolves to whether all are done. */
export async function workOnJob(worker: JobWorker, start: OutboxJob): Promise<boolean> {
  let job = start;
  for (const [index, step] of start.steps.entries()) {
    if (step.done !== null) continue;
    // Stored before anything is sent: if the page is closed, another tab finds the state.
    const phase = job.phase.state === 'checking' ? job.phase : ({ state: 'sending' } as const);
    job = { ...job, phase, tries: job.tries + 1 };
    if (!worker.store(job)) return false;
    const next = await tryStep(worker, job, index);
    if (next === null) return false;
    job = next;
  }
  return true;
}

/** The job as it is now, stored after each change. */
interface Progress {
  readonly job: OutboxJob;
  /** Stores the job; false when it was removed meanwhile. */
  update(next: OutboxJob): boolean;
}

/** Resolves to the job with that step done, or null when the job can't be continued now. */
async function tryStep(worker: JobWorker, start: OutboxJob, index: number): Promise<OutboxJob | null> {
  let job = start;
  let isSending = false;
  const progress: Progress = {
    get job() {
      return job;
    },
    update(next) {
      job = next;
      return worker.store(next);
    },
  };
  try {
    await worker.describe(start);
    let found = await findExisting(worker, progress, index);
    if (found === 'wait') return null;
    if (found === null) {
      if (!worker.isOnline()) throw new ApiError({ kind: 'offline', timedOut: false });
      if (!progress.update(withStart(worker, job, index))) return null;
      isSending = true;
      found = await sendStep(worker, job, index);
    }
    worker.onDone(found, job, index);
    return { ...withStep(job, index, { done: idOf(found, job), begunAt: null }), tries: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    const answered = isSending && isAnswer(reason);
    const settled = answered ? withStep(job, index, { begunAt: null }) : job;
    worker.store(afterError(settled, { index, reason, isSending, now: worker.now() }));
    return null;
  }
}

/** The job with a request under way. The time of an edit is not noted, as an edit can be repeated without harm. */
function withStart({ now }: JobWorker, job: OutboxJob, index: number): OutboxJob {
  const isAgain = (job.steps[index]?.begunAt ?? null) !== null;
  const begunAt = job.context.kind === 'edit' ? null : now();
  // Failed searches for the post don't count as errors of sending it.
  const tries = isAgain ? 1 : job.tries;
  return { ...withStep(job, index, { begunAt }), phase: { state: 'sending' }, tries };
}

/**
 * Searches for the post, if it may exist already. Null: it does not, and can be sent; `wait`: the server may still make it,
 * and it is searched for again later.
 */
async function findExisting(
  worker: JobWorker,
  progress: Progress,
  index: number,
): Promise<Found | 'wait' | null> {
  if (!(await withdrawEarlierVersion(worker, progress))) return 'wait';
  const { job } = progress;
  const step = job.steps[index];
  const needsNewKey = step === undefined || step.looks || worker.now() - step.keyAt >= KEY_LIFETIME_MS;
  const begunAt = step?.begunAt ?? null;
  if (!needsNewKey && begunAt === null) return null;
  const found = await find(worker, job, index);
  if (found !== null) return found;
  if (begunAt !== null && isUnderWay(begunAt, worker.now())) return checkLater(worker, progress, begunAt);
  if (needsNewKey)
    progress.update(withStep(job, index, { looks: false, key: worker.newKey(), keyAt: worker.now() }));
  return null;
}

/** Deletes the earlier version of the post; false while the server may still make it. */
async function withdrawEarlierVersion(worker: JobWorker, progress: Progress): Promise<boolean> {
  const { job } = progress;
  const { doubt, context, content } = job;
  if (doubt === undefined) return true;
  if (context.kind !== 'edit') {
    const withdrawal = await withdraw(worker, doubt, content.inReplyToId);
    if (withdrawal.isFound && withdrawal.id !== null)
      worker.onDone({ kind: 'withdrawn', id: withdrawal.id }, job, 0);
    const { begunAt } = doubt;
    if (!withdrawal.isFound && begunAt !== null && isUnderWay(begunAt, worker.now())) {
      checkLater(worker, progress, begunAt);
      return false;
    }
  }
  progress.update({ ...job, doubt: undefined });
  return true;
}

function checkLater({ now }: JobWorker, { job, update }: Progress, begunAt: number): 'wait' {
  const until = nextCheck(begunAt, { now: now(), wait: retryDelay(job.tries) });
  update({ ...job, held: false, phase: { state: 'checking', until, why: null } });
  return 'wait';
}

async function find(worker: JobWorker, job: OutboxJob, index: number): Promise<Found | null> {
  const { content, context, steps, madeAt: since } = job;
  // Repeating an edit does no harm.
  if (context.kind === 'edit') return null;
  const { text, attachments } = content.following[index - 1] ?? content;
  if (content.scheduledAt !== null) {
    const at = content.scheduledAt;
    return (await findScheduled(worker, { text, at })) === null ? null : { kind: 'scheduled', at };
  }
  const inReplyToId = index === 0 ? content.inReplyToId : (steps[index - 1]?.done ?? null);
  const { account, posted } = worker;
  const isAnother = (id: StatusId): boolean => posted.isOfAnother(id, stepName(job.id, index));
  const sought = { account, text, files: attachments.length, inReplyToId, since, isAnother };
  const status = await findPosted(worker, sought);
  return status === null ? null : { kind: 'found', status };
}

function idOf(outcome: Found, job: OutboxJob): StatusId {
  // A scheduled post has no id of a status yet; the job's id marks the step as done.
  return outcome.kind === 'scheduled' ? (job.id as StatusId) : outcome.status.id;
}
