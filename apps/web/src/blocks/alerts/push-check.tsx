import { type PushProblem, type PushState, type PushStep, pushSteps } from '@linnet/domain/push';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './alerts.module.css';

/** What each step checks. */
const stepWords: Readonly<Record<PushStep, MessageId>> = {
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

type Outcome = 'passed' | 'failed' | 'waiting';

const looks: Readonly<Record<Outcome, { icon: LucideIcon; words: MessageId }>> = {
  passed: { icon: CircleCheck, words: 'push.passed' },
  failed: { icon: CircleAlert, words: 'push.failed' },
  waiting: { icon: CircleDashed, words: 'push.waiting' },
};

/** Every step of push delivery from the server to this browser, each with its result. */
export function PushCheck({ state }: { readonly state: PushState }) {
  const text = useText();
  return (
    <ol className={styles.steps} aria-label={text('push.steps')}>
      {pushSteps.map((step) => {
        const outcome = outcomeOf(step, state);
        const { icon, words } = looks[outcome];
        return (
          <li key={step} className={styles.step} data-outcome={outcome}>
            <Icon of={icon} size="small" />
            <span>{text(stepWords[step])}</span>
            <VisuallyHidden>{text(words)}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

function outcomeOf(step: PushStep, state: PushState): Outcome {
  if (state.kind === 'on') return 'passed';
  if (state.kind !== 'failed') return 'waiting';
  const [at, failed] = [pushSteps.indexOf(step), pushSteps.indexOf(state.failure.step)];
  if (at === failed) return 'failed';
  return at < failed ? 'passed' : 'waiting';
}
