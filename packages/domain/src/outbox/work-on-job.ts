import {
  ApiError,
  type AccountId,
  type Call,
  type FailureReason,
  type NewQuote,
  type Status,
  type StatusId,
} from '@linnet/api';
import { findPosted, findScheduled } from './find-posted';
import { classOf } from './failure-class';
import type { JobState, JobStep, OutboxJob } from './job';
import { sendStep, type StepOutcome } from './send-step';
import { KEY_LASTS, MOST_TRIES, waitAfter } from './wait-times';
import { withdraw } from './withdraw';

export interface JobWorker {
  send: <T>(call: Call<T>) => Promise<T>;
  quoteParameter: () => NewQuote['parameter'];
  plainText: (html: string) => string;
  canReadSource: () => boolean;
  /** Tells the server what the files of a post show; throws `ApiError`. */
  describe: (job: OutboxJob) => Promise<void>;
  now: () => number;
  newKey: () => string;
  account: AccountId;
  /** Posts of this device that were made by other jobs. */
  known: ReadonlySet<StatusId>;
  /** Keeps the job as it stands now; false when it was taken away meanwhile. */
  keep: (job: OutboxJob) => boolean;
  onDone: (outcome: Found | { kind: 'withdrawn'; id: StatusId }, job: OutboxJob) => void;
}

type Found = StepOutcome | { kind: 'found'; status: Status };

/** Sends what is left of a job, as far as that goes now. Resolves to whether all of it is done. */
export async function workOnJob(worker: JobWorker, start: OutboxJob): Promise<boolean> {
  let job = start;
  for (const index of job.steps.keys()) {
    if (job.steps[index]?.done !== null) continue;
    // Kept before anything is sent: a page that goes now is followed by one that knows of it.
    job = { ...job, phase: { state: 'sending' }, tries: job.tries + 1 };
    if (!worker.keep(job)) return false;
    const tried = await tryStep(worker, job, index);
    if (tried.reason !== null) {
      worker.keep(afterFailure(worker, { job: tried.job, index, reason: tried.reason }));
      return false;
    }
    job = tried.job;
  }
  return true;
}

/** The job after a try, as far as it came, and why it went no further. */
interface Tried {
  job: OutboxJob;
  reason: FailureReason | null;
}

async function tryStep(worker: JobWorker, start: OutboxJob, index: number): Promise<Tried> {
  let job = start;
  const proceed = (next: OutboxJob): void => {
    job = next;
    worker.keep(next);
  };
  try {
    await worker.describe(start);
    const found =
      (await prepareStep(worker, { job: start, index, proceed })) ?? (await sendStep(worker, job, index));
    worker.onDone(found, job);
    return { job: { ...withStep(job, index, { done: idOf(found, job) }), tries: 0 }, reason: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { job, reason: error.reason };
  }
}

interface Preparation {
  job: OutboxJob;
  index: number;
  /** Keeps how far it came, before it goes on. */
  proceed: (job: OutboxJob) => void;
}

/** Looks for the post where it may be there already. Null: it is not, and can be sent. */
async function prepareStep(worker: JobWorker, { job, index, proceed }: Preparation): Promise<Found | null> {
  const step = job.steps[index];
  const mayBeThere = step?.looks !== false || worker.now() - step.keyAt >= KEY_LASTS;
  if (!mayBeThere) return null;
  const { doubt, context, content } = job;
  if (doubt !== undefined && context.kind !== 'edit') {
    const id = await withdraw(worker, doubt, content.inReplyToId);
    if (id !== null) worker.onDone({ kind: 'withdrawn', id }, job);
  }
  const settled: OutboxJob = { ...job, doubt: undefined };
  proceed(settled);
  const found = await lookFor(worker, settled, index);
  if (found === null)
    proceed(withStep(settled, index, { looks: false, key: worker.newKey(), keyAt: worker.now() }));
  return found;
}

async function lookFor(worker: JobWorker, job: OutboxJob, index: number): Promise<Found | null> {
  const { content, context, steps, madeAt: since } = job;
  // A change is the same however often it is sent.
  if (context.kind === 'edit') return null;
  const { text, attachments } = content.following[index - 1] ?? content;
  if (content.scheduledAt !== null) {
    const at = content.scheduledAt;
    return (await findScheduled(worker, { text, at })) === null ? null : { kind: 'scheduled', at };
  }
  const inReplyToId = index === 0 ? content.inReplyToId : (steps[index - 1]?.done ?? null);
  const { account, known: except } = worker;
  const sought = { account, text, files: attachments.length, inReplyToId, since, except };
  const status = await findPosted(worker, sought);
  return status === null ? null : { kind: 'found', status };
}

function idOf(outcome: Found, job: OutboxJob): StatusId {
  // What waits on the server has no id of a post yet; the job's own marks the step as done.
  return outcome.kind === 'scheduled' ? (job.id as StatusId) : outcome.status.id;
}

function withStep(job: OutboxJob, index: number, change: Partial<JobStep>): OutboxJob {
  return { ...job, steps: job.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}

interface Failure {
  job: OutboxJob;
  index: number;
  reason: FailureReason;
}

/** The job after a try that brought nothing. */
function afterFailure({ now }: JobWorker, { job, index, reason }: Failure): OutboxJob {
  const { tries } = job;
  const later: JobState = { state: 'waiting', until: now() + waitAfter(reason, tries), why: reason };
  const stopped: JobState = { state: 'stopped', why: reason };
  switch (classOf(reason)) {
    case 'gone':
      return { ...job, phase: later };
    case 'again':
      return { ...job, held: false, phase: later };
    // Said no before anything was made of it: this request leaves no doubt.
    case 'signIn':
      return { ...job, tries: tries - 1, held: false, phase: { ...later, until: Infinity } };
    case 'refused':
      return { ...job, tries: tries - 1, phase: stopped };
    case 'look': {
      const looking = withStep(job, index, { looks: true });
      return tries >= MOST_TRIES ? { ...looking, phase: stopped } : { ...looking, held: false, phase: later };
    }
  }
}
