import type { FailureReason } from '@linnet/api';

/** What has to be right for a server to reach this browser, in the order in which it is seen to. */
export const pushSteps = ['setting', 'permission', 'worker', 'key', 'subscription', 'server'] as const;

export type PushStep = (typeof pushSteps)[number];

/** Why a step failed. */
export type PushProblem =
  /** The person has not switched it on. */
  | 'off'
  | 'denied'
  | 'unanswered'
  /** The browser lacks what it takes. */
  | 'missing'
  | 'worker_refused'
  | 'no_key'
  | 'wrong_key'
  | 'push_refused'
  | 'server_refused'
  | 'server_unreadable'
  | 'server_unreachable';

export interface PushFailure {
  readonly step: PushStep;
  readonly problem: PushProblem;
  /** What the server said. */
  readonly reason: FailureReason | null;
}
