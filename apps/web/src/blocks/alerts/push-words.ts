import type { PushProblem, PushStep } from '@linnet/domain/push';
import type { MessageId } from '../../platform/i18n/message-id';

/** What each step checks. */
export const stepWords: Readonly<Record<PushStep, MessageId>> = {
  setting: 'push.step_setting',
  permission: 'push.step_permission',
  worker: 'push.step_worker',
  key: 'push.step_key',
  subscription: 'push.step_subscription',
  server: 'push.step_server',
};

/** What each problem is, and what to do about it. */
export const problemWords: Readonly<Record<PushProblem, MessageId>> = {
  off: 'push.problem_off',
  denied: 'push.problem_denied',
  unanswered: 'push.problem_unanswered',
  missing: 'push.problem_missing',
  worker_refused: 'push.problem_worker_refused',
  no_key: 'push.problem_no_key',
  wrong_key: 'push.problem_wrong_key',
  push_refused: 'push.problem_push_refused',
  server_refused: 'push.problem_server_refused',
  server_unreadable: 'push.problem_server_unreadable',
  server_unreachable: 'push.problem_server_unreachable',
};
