import { ApiError } from '@linnet/api';
import type { PushError, PushProblem, PushStep } from './push-step';

/** Log texts that people know from earlier versions. */
const logTexts: Partial<Record<PushProblem, string>> = {
  off: 'Web Push is disabled in config',
  no_key: 'VAPID public key is not found',
  missing: 'No serviceworker found!',
  server_refused: 'Bad status code from server.',
  server_unreadable: 'Bad response from server.',
};

/** An error of one step; its message is for the log. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
  readonly error: PushError;

  constructor(step: PushStep, problem: PushProblem, cause?: unknown) {
    super(logTexts[problem] ?? `push: ${step} ${problem}`, { cause });
    this.error = { step, problem, reason: cause instanceof ApiError ? cause.reason : null };
  }
}

/** The error of a failed request to the server. */
export function serverFailed(error: ApiError): StepFailed {
  const { kind } = error.reason;
  if (kind === 'http') return new StepFailed('server', 'server_refused', error);
  return new StepFailed('server', kind === 'malformed' ? 'server_unreadable' : 'server_unreachable', error);
}

/** Throws what stopped the steps before the first one, such as their code, which could not be loaded. */
export function failStep(error: unknown): never {
  throw error instanceof ApiError ? serverFailed(error) : error;
}

/** Whether a later attempt may succeed without any action: the server does not answer, or asks to wait. */
export function isTemporary({ reason }: PushError): boolean {
  if (reason?.kind === 'http') return reason.status >= 500 || reason.status === 429;
  return reason?.kind === 'offline';
}
