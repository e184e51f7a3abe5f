import type { ErrorReason } from '@linnet/api';
import type { JobState, JobStep, OutboxJob } from './job';

/**
 * What an error means for a post:
 * - `retry`: no answer came, or only a gateway's: the same request can be repeated, as requests with one key make one post;
 * - `check`: the server answered, and repeats that answer for the same key; the post may exist all the same;
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

export const FIRST_RETRY_DELAY_MS = 2000;
const MAX_RETRY_DELAY_MS = 60_000;

/** After so many attempts nothing more is sent to a server that answers with errors. Without a network there is no limit. */
const MAX_TRIES = 5;

/** How long a key is used: servers remember the answer to a key for six hours, and the request itself may take one. */
export const KEY_LIFETIME_MS = 5 * 3_600_000;

/** Milliseconds until the next attempt, after this number of failed ones. */
export function retryDelay(tries: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.max(0, tries - 1));
}

/** Milliseconds until the next attempt after an error: never less than the server asks for in it. */
function retryDelayAfter(reason: ErrorReason, tries: number): number {
  const requested = reason.kind === 'http' ? (reason.retryAfter ?? 0) * 1000 : 0;
  return Math.max(requested, retryDelay(tries));
}

/**
 * After this time servers have finished or aborted a request. They know its key only once the post is made: until then, a
 * second request with the same key makes a second post.
 */
const SERVER_TIMEOUT_MS = 120_000;

/** Whether the server may still make the post of a request that has no answer. */
export function isUnderWay(begunAt: number | null, now: number): boolean {
  return begunAt !== null && now < begunAt + SERVER_TIMEOUT_MS;
}

/** When to search next for the post of a request that has no answer: at the latest when the server's time has run out. */
export function nextCheck(begunAt: number, { now, wait }: { now: number; wait: number }): number {
  const end = begunAt + SERVER_TIMEOUT_MS;
  return now < end ? Math.min(now + wait, end) : now + wait;
}

interface FailedAttempt {
  index: number;
  reason: ErrorReason;
  /** Whether the post itself was being sent; false when something before it failed. */
  isSending: boolean;
  now: number;
}

/** The job after a failed attempt. */
export function afterError(job: OutboxJob, { index, reason, isSending, now }: FailedAttempt): OutboxJob {
  const { tries } = job;
  const begunAt = job.steps[index]?.begunAt ?? job.doubt?.begunAt ?? null;
  const wait = retryDelayAfter(reason, tries);
  const until = begunAt === null ? now + wait : nextCheck(begunAt, { now, wait });
  // The error of the post's own request is not stored: closing the page aborts the request, too.
  const why = isSending ? null : reason;
  const later: JobState =
    begunAt === null ? { state: 'waiting', until, why: reason } : { state: 'checking', until, why };
  const stopped: JobState = { state: 'stopped', why: reason };
  switch (classOf(reason)) {
    case 'ended':
      return { ...job, phase: later };
    case 'retry':
      return { ...job, held: false, phase: later };
    // The server refused the request before it made a post.
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
      return tries >= MAX_TRIES
        ? { ...uncertain, phase: stopped }
        : { ...uncertain, held: false, phase: later };
    }
  }
}

/** Whether the server itself answered, so that the request is over. */
export function isAnswer(reason: ErrorReason): boolean {
  return classOf(reason) !== 'retry' && classOf(reason) !== 'ended';
}

export function withStep(job: OutboxJob, index: number, change: Partial<JobStep>): OutboxJob {
  return { ...job, steps: job.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}
