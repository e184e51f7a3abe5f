import { ApiError, type ErrorReason } from '@linnet/api';

/** How a step of staff ended. `now` is what the server has afterwards; null where it could not be loaded. */
export type StepOutcome<Seen> =
  | { readonly kind: 'done'; readonly now: Seen | null }
  /** Somebody else had done it; nothing was sent. */
  | { readonly kind: 'already'; readonly now: Seen }
  /** What the viewer decided on has changed; nothing was sent. */
  | { readonly kind: 'changed'; readonly now: Seen }
  /** Nothing was done. */
  | { readonly kind: 'failed'; readonly reason: ErrorReason }
  /** The answer was lost, and it is unknown whether the step was done. */
  | { readonly kind: 'unknown'; readonly reason: ErrorReason };

/** A step of staff that must not be done twice, even by different people: the state is loaded before and after it. */
export interface CheckedStep<Seen> {
  /** Loads the state that the step is about. Rejects with `ApiError`. */
  readonly load: () => Promise<Seen>;
  /** Whether the state is still what the viewer decided on. */
  readonly isSame: (now: Seen) => boolean;
  readonly isDone: (now: Seen) => boolean;
  /** Sends the step. Resolves to the error, null on success. */
  readonly act: () => Promise<ErrorReason | null>;
  /** Whether the server continues to work on the step after its answer, so that the state right then proves nothing. */
  readonly isSlow?: boolean;
}

/** Runs a step once. Running it again after a lost answer is safe: the state is loaded first. */
export async function runChecked<Seen>(step: CheckedStep<Seen>): Promise<StepOutcome<Seen>> {
  const before = await stateOf(step);
  if ('reason' in before) return { kind: 'failed', reason: before.reason };
  if (step.isDone(before.now)) return { kind: 'already', now: before.now };
  if (!step.isSame(before.now)) return { kind: 'changed', now: before.now };

  const reason = await step.act();
  if (reason !== null && isRefusal(reason)) return { kind: 'failed', reason };
  const after = await stateOf(step);
  if ('reason' in after) return reason === null ? { kind: 'done', now: null } : { kind: 'unknown', reason };
  if (step.isDone(after.now)) return { kind: 'done', now: after.now };
  if (step.isSlow === true) {
    return reason === null ? { kind: 'done', now: after.now } : { kind: 'unknown', reason };
  }
  return { kind: 'failed', reason: reason ?? { kind: 'ignored' } };
}

/** Whether the server has understood the step and refused it. After any other error it may have done it. */
const isRefusal = (reason: ErrorReason): boolean =>
  reason.kind === 'http' && reason.status >= 400 && reason.status < 500;

async function stateOf<Seen>({
  load,
}: CheckedStep<Seen>): Promise<{ readonly now: Seen } | { readonly reason: ErrorReason }> {
  try {
    return { now: await load() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { reason: error.reason };
  }
}
