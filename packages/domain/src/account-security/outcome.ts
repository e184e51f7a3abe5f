import { ApiError, type ErrorReason, type SecurityAnswer } from '@linnet/api';
import { isPlainObject } from '../kernel/json-record';
import { type Problem, problemOf } from './problems';

/** A step that changes the account was not carried out, or nobody knows whether it was. */
export type StepError<Other = never> =
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly reason: ErrorReason }
  /** The answer was lost, and a check has shown that the step was not carried out. */
  | { readonly kind: 'not-done' }
  /** No answer came, and the server could not be asked, or can't tell. `checkAgain` asks it again and changes nothing. */
  | { readonly kind: 'unknown'; readonly checkAgain: () => Promise<Outcome<Other>> };

/** How a step that changes the account ended. */
export type Outcome<Other = never> = { readonly kind: 'done' } | StepError<Other> | Other;

const errorKinds: readonly string[] = ['refused', 'failed', 'not-done', 'unknown'];

export function isStepError<Other extends { readonly kind: string } = never>(
  outcome: Outcome<Other>,
): outcome is StepError<Other> {
  return errorKinds.includes(outcome.kind);
}

interface Step {
  /** Rejects with `ApiError`. */
  readonly send: () => Promise<SecurityAnswer | undefined>;
  /** Asks the server whether the step is done; null when its answer does not show that. Rejects with `ApiError`. */
  readonly isDone: () => Promise<boolean | null>;
}

/** Drops the answer of a call whose success is all that matters. */
export async function withoutAnswer(call: Promise<unknown>): Promise<undefined> {
  await call;
}

/**
 * Carries out a step once. After a lost connection it is not sent again: `isDone` checks whether it was done. Answers
 * of success are checked too, because some servers send them and change nothing.
 */
export async function carryOut({ send, isDone }: Step): Promise<Outcome> {
  try {
    const answer = await send();
    if (answer?.kind === 'refused') return { kind: 'refused', problem: problemOf(answer.text) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isLost(error.reason) ? check(isDone) : failure(error.reason);
  }
  const now = await check(isDone);
  return now.kind === 'not-done' ? { kind: 'failed', reason: { kind: 'ignored' } } : { kind: 'done' };
}

async function check(isDone: Step['isDone']): Promise<Outcome> {
  const unknown: Outcome = { kind: 'unknown', checkAgain: () => check(isDone) };
  try {
    const done = await isDone();
    if (done === null) return unknown;
    return { kind: done ? 'done' : 'not-done' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return unknown;
  }
}

/** Whether the server may have carried out the step although no valid answer arrived. */
function isLost(reason: ErrorReason): boolean {
  return (
    reason.kind === 'offline' ||
    reason.kind === 'malformed' ||
    (reason.kind === 'http' && reason.status >= 500)
  );
}

function failure(reason: ErrorReason): Outcome {
  const problem = problemOf(wordsOf(reason));
  return problem.known === null ? { kind: 'failed', reason } : { kind: 'refused', problem };
}

/** The server's text, or its error code, such as `invalid_token`. */
function wordsOf(reason: ErrorReason): string {
  if (reason.kind !== 'http') return '';
  const error = isPlainObject(reason.body) ? reason.body['error'] : null;
  return reason.text?.trim() ?? (typeof error === 'string' ? error : '');
}
