import { type PushState, type PushStep, pushSteps } from '@linnet/domain/push';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './alerts.module.css';

type Outcome = 'passed' | 'failed' | 'waiting';

const icons: Readonly<Record<Outcome, LucideIcon>> = {
  passed: CircleCheck,
  failed: CircleAlert,
  waiting: CircleDashed,
};

/** Every step of push delivery from the server to this browser, each with its result. */
export function PushCheck({ state }: { readonly state: PushState }) {
  const text = useText();
  return (
    <ol className={styles.steps} aria-label={text('push.steps')}>
      {pushSteps.map((step) => {
        const outcome = outcomeOf(step, state);
        return (
          <li key={step} className={styles.step} data-outcome={outcome}>
            <Icon of={icons[outcome]} size="small" />
            <span>{text(`push.step_${step}`)}</span>
            <VisuallyHidden>{text(`push.${outcome}`)}</VisuallyHidden>
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
