import type { ErrorReason } from '@linnet/api';
import type { JobState, JobStep, QueuedJob } from './job';

/**
 * What an error means for a job:
 * - `retry`: no answer came, or only a gateway's: the same request can be repeated, as requests with one key act once;
 * - `check`: the server answered, and repeats that answer for the same key; it may have done its work all the same;
 * - `signIn`: the token no longer works;
 * - `ended`: the client has ended;
 * - `refused`: a later attempt would fail too.
 */
type ErrorClass = 'retry' | 'check' | 'signIn' | 'ended' | 'refused';

const gateways = [502, 503, 504];

export function classOf(reason: ErrorReason): ErrorClass {
  switch (reason.kind) {
    case 'offline':
      return 'retry';
    case 'aborted':
      return 'ended';
    case 'malformed':
    case 'ignored':
      return 'check';
    case 'http':
      if (reason.status === 401) return 'signIn';
      if (reason.status === 429) return 'check';
      if (reason.status < 500) return 'refused';
      return gateways.includes(reason.status) && reason.body === null ? 'retry' : 'check';
  }
}

/** How often and when a kind of job is tried again. */
export interface RetryRules {
  /** Milliseconds until the first retry; each further one doubles them. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
  /** After so many attempts nothing more is sent to a server that answers with errors. */
  readonly maxAnswered: number;
  /** After so many attempts nothing more is sent although no answer came. */
  readonly maxUnanswered: number;
  /**
   * After this time servers have finished or aborted a request. They know its key only once the work is done: until
   * then, a second request with the same key does it a second time.
   */
  readonly serverTimeoutMs: number;
}

export const postRules: RetryRules = {
  firstDelayMs: 2000,
  maxDelayMs: 60_000,
  maxAnswered: 5,
  maxUnanswered: Infinity,
  serverTimeoutMs: 120_000,
};

/** How long a key is used: servers remember the answer to a key for six hours, and the request itself may take one. */
export const KEY_LIFETIME_MS = 5 * 3_600_000;

/** Milliseconds until the next attempt, after this number of failed ones. */
export function retryDelay({ firstDelayMs, maxDelayMs }: RetryRules, tries: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, tries - 1));
}

/** Milliseconds until the next attempt after an error: never less than the server asks for in it. */
function retryDelayAfter(reason: ErrorReason, rules: RetryRules, tries: number): number {
  const requested = reason.kind === 'http' ? (reason.retryAfter ?? 0) * 1000 : 0;
  return Math.max(requested, retryDelay(rules, tries));
}

/** Whether the server may still work on a request that has no answer. */
export function isUnderWay({ serverTimeoutMs }: RetryRules, begunAt: number | null, now: number): boolean {
  return begunAt !== null && now < begunAt + serverTimeoutMs;
}

/** When to search next for what a request without an answer made: at the latest when the server's time has run out. */
export function nextCheck(
  { serverTimeoutMs }: RetryRules,
  begunAt: number,
  { now, wait }: { now: number; wait: number },
): number {
  const end = begunAt + serverTimeoutMs;
  return now < end ? Math.min(now + wait, end) : now + wait;
}

interface FailedAttempt {
  index: number;
  reason: ErrorReason;
  /** Whether the step itself was being sent; false when something before it failed. */
  isSending: boolean;
  now: number;
  rules: RetryRules;
}

const maxTries = (reason: ErrorReason, { maxAnswered, maxUnanswered }: RetryRules): number =>
  classOf(reason) === 'retry' ? maxUnanswered : maxAnswered;

/** When a request was sent that has no answer yet; null without one. */
function begunAtOf({ steps, doubt }: QueuedJob, index: number): number | null {
  return steps[index]?.begunAt ?? doubt?.begunAt ?? null;
}

/** The job after a failed attempt. */
export function afterError<Job extends QueuedJob>(job: Job, failed: FailedAttempt): Job {
  const { index, reason, isSending, now, rules } = failed;
  const { tries } = job;
  const begunAt = begunAtOf(job, index);
  const wait = retryDelayAfter(reason, rules, tries);
  const until = begunAt === null ? now + wait : nextCheck(rules, begunAt, { now, wait });
  // While checking, only the error of a search is stored: how the request itself ended makes no difference to it.
  const searchError = isSending ? null : reason;
  const later: JobState =
    begunAt === null
      ? { state: 'waiting', until, why: reason }
      : { state: 'checking', until, why: searchError };
  const stopped: JobState = { state: 'stopped', why: reason };
  const mayRetry = tries < maxTries(reason, rules);
  switch (classOf(reason)) {
    case 'ended':
      return { ...job, phase: later };
    case 'retry':
      return { ...job, held: false, phase: mayRetry ? later : stopped };
    // The server refused the request before it made anything.
    case 'signIn':
      return {
        ...job,
        tries: tries - 1,
        held: false,
        phase: { state: 'waiting', until: Infinity, why: reason },
      };
    case 'refused':
      return { ...job, tries: tries - 1, phase: stopped };
    case 'check': {
      const uncertain = isSending ? withStep(job, index, { looks: true }) : job;
      return mayRetry ? { ...uncertain, held: false, phase: later } : { ...uncertain, phase: stopped };
    }
  }
}

/** Whether the server itself answered, so that the request is over. */
export function isAnswer(reason: ErrorReason): boolean {
  return classOf(reason) !== 'retry' && classOf(reason) !== 'ended';
}

export function withStep<Job extends QueuedJob>(
  job: Job,
  index: number,
  change: Partial<JobStep<string>>,
): Job {
  return { ...job, steps: job.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}
