import type { ErrorReason } from '@linnet/api';
import type { JobState, JobStep, OutboxJob } from './job';

/**
 * What an error means for a post:
 * - `again`: no answer came, or a gateway's: the same request can be repeated, since its key makes one post of all;
 * - `check`: the server answered, and keeps that answer under the key; the post may exist all the same;
 * - `signIn`: the token no longer works;
 * - `gone`: the client has ended;
 * - `refused`: a later attempt would fail too.
 */
type ErrorClass = 'again' | 'check' | 'signIn' | 'gone' | 'refused';

const gateways = [502, 503, 504];

export function classOf(reason: ErrorReason): ErrorClass {
  switch (reason.kind) {
    case 'offline':
      return 'again';
    case 'aborted':
      return 'gone';
    case 'malformed':
    case 'ignored':
      return 'check';
    case 'http':
      if (reason.status === 401) return 'signIn';
      if (reason.status === 429) return 'check';
      if (reason.status < 500) return 'refused';
      return gateways.includes(reason.status) && reason.body === null ? 'again' : 'check';
  }
}

/** Milliseconds before the first retry. */
export const FIRST_WAIT = 2000;
const LONGEST = 60_000;

/** Attempts after which nothing more is sent to a server that answers with errors. Without a network there is no limit. */
const MOST_TRIES = 5;

/**
 * Milliseconds for which a key is used: servers keep the answer to a key for six hours, and one hour is left for the
 * request.
 */
export const KEY_LASTS = 5 * 3_600_000;

/** Milliseconds until the next attempt, after this number of failed ones. */
export function waitFor(tries: number): number {
  return Math.min(LONGEST, FIRST_WAIT * 2 ** Math.max(0, tries - 1));
}

/** The same after an error, and never less than the time that a server names. */
function waitAfter(reason: ErrorReason, tries: number): number {
  const requested = reason.kind === 'http' ? (reason.retryAfter ?? 0) * 1000 : 0;
  return Math.max(requested, waitFor(tries));
}

/**
 * Milliseconds after which servers give a request up. The server knows the key only when the post is done: until then,
 * a second request with the same key makes a second post.
 */
const WORKED_ON_FOR = 120_000;

/** Whether a request without an answer may still make its post. */
export function isUnderWay(begunAt: number | null, now: number): boolean {
  return begunAt !== null && now < begunAt + WORKED_ON_FOR;
}

/** When to search next for the post of such a request: not after the end of its time. */
export function nextCheck(begunAt: number, { now, wait }: { now: number; wait: number }): number {
  const end = begunAt + WORKED_ON_FOR;
  return now < end ? Math.min(now + wait, end) : now + wait;
}

interface FailedAttempt {
  index: number;
  reason: ErrorReason;
  /** The post itself was being sent; false when an earlier step failed. */
  isSending: boolean;
  now: number;
}

/** The job after a failed attempt. */
export function afterError(job: OutboxJob, { index, reason, isSending, now }: FailedAttempt): OutboxJob {
  const { tries } = job;
  const begunAt = job.steps[index]?.begunAt ?? job.doubt?.begunAt ?? null;
  const wait = waitAfter(reason, tries);
  const until = begunAt === null ? now + wait : nextCheck(begunAt, { now, wait });
  // Without an answer to the post itself nothing is known yet: the request of a page that is being closed ends so too.
  const why = isSending ? null : reason;
  const later: JobState =
    begunAt === null ? { state: 'waiting', until, why: reason } : { state: 'checking', until, why };
  const stopped: JobState = { state: 'stopped', why: reason };
  switch (classOf(reason)) {
    case 'gone':
      return { ...job, phase: later };
    case 'again':
      return { ...job, held: false, phase: later };
    // The server refused before it made anything of it: no post can come of this request.
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
      return tries >= MOST_TRIES
        ? { ...uncertain, phase: stopped }
        : { ...uncertain, held: false, phase: later };
    }
  }
}

/** Whether the server itself answered, so that the request is over. */
export function isAnswer(reason: ErrorReason): boolean {
  return classOf(reason) !== 'again' && classOf(reason) !== 'gone';
}

export function withStep(job: OutboxJob, index: number, change: Partial<JobStep>): OutboxJob {
  return { ...job, steps: job.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) };
}
