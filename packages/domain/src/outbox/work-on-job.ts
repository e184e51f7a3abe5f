import { ApiError } from '@linnet/api';
import {
  KEY_LIFETIME_MS,
  type RetryRules,
  afterError,
  isAnswer,
  isUnderWay,
  nextCheck,
  retryDelay,
  withStep,
} from './after-error';
import type { QueuedJob } from './job';

/**
 * What is special about a kind of job. `Outcome` is what a step has made on the server. Its functions throw `ApiError`.
 */
export interface StepWorker<Job extends QueuedJob, Outcome> {
  /** Called before each step. */
  prepare: (job: Job) => Promise<void>;
  /** Deletes an earlier version of what is sent; false if none was found. */
  withdraw: (job: Job) => Promise<boolean>;
  /** Whether sending it twice does no harm. */
  isRepeatable: (job: Job) => boolean;
  /** Searches for what an earlier request has made. */
  find: (job: Job, index: number) => Promise<Outcome | null>;
  /** Sends a request that changes nothing. */
  reach: (job: Job) => Promise<unknown>;
  sendStep: (job: Job, index: number) => Promise<Outcome>;
  /** Called when a step is done; returns the id of what it made. */
  finish: (outcome: Outcome, job: Job, index: number) => string;
}

export interface JobWorker<Job extends QueuedJob, Outcome> extends StepWorker<Job, Outcome> {
  rules: RetryRules;
  /** False only when the browser knows that it is offline. */
  isOnline: () => boolean;
  now: () => number;
  newKey: () => string;
  /** Stores the job as it is now; false when it was removed meanwhile. */
  store: (job: Job) => boolean;
}

/** Works on the remaining steps of a job, as far as possible now. Resolves to whether all are done. */
export async function workOnJob<Job extends QueuedJob, Outcome>(
  worker: JobWorker<Job, Outcome>,
  start: Job,
): Promise<boolean> {
  let job = start;
  let wasOffline = start.phase.state === 'waiting' && start.phase.why?.kind === 'offline';
  for (const [index, step] of start.steps.entries()) {
    if (step.done !== null) continue;
    // Stored before anything is sent: if the page is closed, another tab finds the state.
    const phase = job.phase.state === 'checking' ? job.phase : ({ state: 'sending' } as const);
    job = { ...job, phase, tries: job.tries + 1 };
    if (!worker.store(job)) return false;
    const next = await tryStep(worker, job, { index, wasOffline });
    if (next === null) return false;
    job = next;
    wasOffline = false;
  }
  return true;
}

/** The job as it is now, stored after each change. */
interface Progress<Job> {
  readonly job: Job;
  /** Stores the job; false when it was removed meanwhile. */
  update(next: Job): boolean;
}

/** Resolves to the job with that step done, or null when the job can't be continued now. */
async function tryStep<Job extends QueuedJob, Outcome>(
  worker: JobWorker<Job, Outcome>,
  start: Job,
  { index, wasOffline }: { index: number; wasOffline: boolean },
): Promise<Job | null> {
  let job = start;
  let isSending = false;
  const progress: Progress<Job> = {
    get job() {
      return job;
    },
    update(next) {
      job = next;
      return worker.store(next);
    },
  };
  try {
    await worker.prepare(start);
    let found = await findExisting(worker, progress, index);
    if (found === 'wait') return null;
    if (found === null) {
      if (!worker.isOnline()) throw new ApiError({ kind: 'offline', timedOut: false });
      // A browser is online before its network works. A post that is sent then and gets no answer would have to wait
      // until the server can't make it any more.
      if (wasOffline) await reachServer(worker, job);
      if (!progress.update(withStart(worker, job, index))) return null;
      isSending = true;
      found = { outcome: await worker.sendStep(job, index) };
    } else if (!worker.store(job)) {
      // The job was removed during the search; a later version of it withdraws what was found.
      return null;
    }
    const done = worker.finish(found.outcome, job, index);
    return { ...withStep(job, index, { done, begunAt: null }), tries: 0 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { reason } = error;
    const answered = isSending && isAnswer(reason);
    const settled = answered ? withStep(job, index, { begunAt: null }) : job;
    worker.store(afterError(settled, { index, reason, isSending, now: worker.now(), rules: worker.rules }));
    return null;
  }
}

/** Rejects with `ApiError` while the server can't be reached. A refusal is an answer, too. */
async function reachServer<Job extends QueuedJob, Outcome>(
  { reach }: JobWorker<Job, Outcome>,
  job: Job,
): Promise<void> {
  try {
    await reach(job);
  } catch (error) {
    if (!(error instanceof ApiError && isAnswer(error.reason))) throw error;
  }
}

/** The job with a request under way. Requests that can be repeated without harm need no `begunAt`. */
function withStart<Job extends QueuedJob, Outcome>(
  { now, rules, isRepeatable }: JobWorker<Job, Outcome>,
  job: Job,
  index: number,
): Job {
  const isAgain = (job.steps[index]?.begunAt ?? null) !== null;
  const begunAt = isRepeatable(job) ? null : now();
  // Where attempts without an answer are not limited, failed searches don't count as attempts.
  const tries = isAgain && rules.maxUnanswered === Infinity ? 1 : job.tries;
  return { ...withStep(job, index, { begunAt }), phase: { state: 'sending' }, tries };
}

/**
 * Searches for what the step makes, if it may exist already. Null: it does not, and can be sent; `wait`: the server may
 * still make it, and it is searched for again later.
 */
async function findExisting<Job extends QueuedJob, Outcome>(
  worker: JobWorker<Job, Outcome>,
  progress: Progress<Job>,
  index: number,
): Promise<{ outcome: Outcome } | 'wait' | null> {
  const { rules, now } = worker;
  if (!(await withdrawEarlierVersion(worker, progress))) return 'wait';
  const { job } = progress;
  const step = job.steps[index];
  const needsNewKey = step === undefined || step.looks || now() - step.keyAt >= KEY_LIFETIME_MS;
  const begunAt = step?.begunAt ?? null;
  if (!needsNewKey && begunAt === null) return null;
  const found = await worker.find(job, index);
  if (found !== null) return { outcome: found };
  if (begunAt !== null && isUnderWay(rules, begunAt, now())) return checkLater(worker, progress, begunAt);
  if (needsNewKey)
    progress.update(withStep(job, index, { looks: false, key: worker.newKey(), keyAt: now() }));
  return null;
}

/** Deletes the earlier version; false while the server may still make it. */
async function withdrawEarlierVersion<Job extends QueuedJob, Outcome>(
  worker: JobWorker<Job, Outcome>,
  progress: Progress<Job>,
): Promise<boolean> {
  const { job } = progress;
  if (job.doubt === undefined) return true;
  if (!worker.isRepeatable(job)) {
    const isOver = await worker.withdraw(job);
    const { begunAt } = job.doubt;
    if (!isOver && begunAt !== null && isUnderWay(worker.rules, begunAt, worker.now())) {
      checkLater(worker, progress, begunAt);
      return false;
    }
  }
  progress.update({ ...job, doubt: undefined });
  return true;
}

function checkLater<Job extends QueuedJob, Outcome>(
  { now, rules }: JobWorker<Job, Outcome>,
  { job, update }: Progress<Job>,
  begunAt: number,
): 'wait' {
  const until = nextCheck(rules, begunAt, { now: now(), wait: retryDelay(rules, job.tries) });
  update({ ...job, held: false, phase: { state: 'checking', until, why: null } });
  return 'wait';
}
