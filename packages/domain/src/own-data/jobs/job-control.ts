import { ApiError, type ErrorReason } from '@linnet/api';
import { classOf, retryDelay, type RetryRules } from '../../outbox/after-error';
import type { Session } from '../../session/session';
import type { OwnDataJob } from './own-data-job';

/** Imports and exports: nobody waits for each request, and servers limit how many they answer. */
export const ownDataRules: RetryRules = {
  firstDelayMs: 5000,
  maxDelayMs: 300_000,
  maxAnswered: 3,
  maxUnanswered: Infinity,
  serverTimeoutMs: 120_000,
};

/** Milliseconds to wait where a server limits the rate of requests and does not say until when. */
const RATE_LIMIT_WAIT_MS = 60_000;

/** How a job reads and writes its own state while it is worked on. */
export interface JobControl<Job extends OwnDataJob> {
  /** The job as it is stored now. */
  readonly job: () => Job;
  /** Whether the job is to go on: it was not stopped or removed, and the page's client has not ended. */
  readonly isWanted: () => boolean;
  /** Stores a change; false, and nothing is stored, when the job is not wanted. */
  readonly store: (change: Partial<Job>) => boolean;
  readonly now: () => number;
}

/** Whether a request is to be sent again later; other errors are the answer to this one request. */
export function isPassing(reason: ErrorReason, tries: number): boolean {
  if (reason.kind === 'http' && reason.status === 429) return true;
  switch (classOf(reason)) {
    case 'retry':
      // A server that never answers this one request may answer others.
      return !(reason.kind === 'offline' && reason.timedOut) || tries < ownDataRules.maxAnswered;
    case 'ended':
    case 'signIn':
      return true;
    case 'check':
      return reason.kind === 'http' && tries < ownDataRules.maxAnswered;
    case 'refused':
      return false;
  }
}

/** The change of a job that has to wait after an error. */
export function waitAfter(
  { tries }: Pick<OwnDataJob, 'tries'>,
  reason: ErrorReason,
  now: number,
): Pick<OwnDataJob, 'phase' | 'tries'> {
  if (classOf(reason) === 'signIn')
    return { phase: { state: 'waiting', until: Infinity, why: reason }, tries };
  const isLimited = reason.kind === 'http' && reason.status === 429;
  const asked = reason.kind === 'http' ? (reason.retryAfter ?? null) : null;
  const least = isLimited && asked === null ? RATE_LIMIT_WAIT_MS : (asked ?? 0) * 1000;
  const delay = Math.max(least, retryDelay(ownDataRules, tries + 1));
  return { phase: { state: 'waiting', until: now + delay, why: reason }, tries: tries + 1 };
}

/**
 * What an error means for a job. Servers answer 401 or 403 both to a login that has ended and to one request that they
 * refuse: `session.verify` finds out which it is. 401 then stands for an ended login, 403 for a refusal.
 */
export async function meaningOf(
  { session }: { readonly session: Session },
  error: unknown,
): Promise<ErrorReason> {
  const reason = reasonOf(error);
  if (reason.kind !== 'http' || (reason.status !== 401 && reason.status !== 403)) return reason;
  const unconfirmed = await session.verify();
  if (session.state.get().state === 'expired') return { ...reason, status: 401 };
  return unconfirmed ?? { ...reason, status: 403 };
}

/**
 * Rejects with the `ApiError` unless the server confirms the login. After a login has ended, servers may answer as they
 * answer a visitor: with the public part of a list, or without an account that they would have to fetch.
 */
export async function confirmLogin({ session }: { readonly session: Session }): Promise<void> {
  const unconfirmed = await session.verify();
  if (unconfirmed !== null) throw new ApiError(unconfirmed);
}

/** The reason of an `ApiError`; any other error is thrown again. */
export function reasonOf(error: unknown): ErrorReason {
  if (!(error instanceof ApiError)) throw error;
  return error.reason;
}
