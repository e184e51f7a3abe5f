import type { ErrorReason } from '@linnet/api';

/** The steps until a server can push to this browser, in their order. */
export const pushSteps = ['setting', 'permission', 'worker', 'key', 'subscription', 'server'] as const;

export type PushStep = (typeof pushSteps)[number];

/** Why a step failed. */
export type PushProblem =
  /** The setting is off. */
  | 'off'
  | 'denied'
  | 'unanswered'
  /** The browser lacks the feature. */
  | 'missing'
  | 'worker_refused'
  | 'no_key'
  | 'wrong_key'
  | 'push_refused'
  | 'server_refused'
  | 'server_unreadable'
  | 'server_unreachable';

export interface PushError {
  readonly step: PushStep;
  readonly problem: PushProblem;
  /** The error of the server, if it was one. */
  readonly reason: ErrorReason | null;
}
