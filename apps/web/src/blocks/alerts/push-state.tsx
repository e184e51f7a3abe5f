import { notificationKinds } from '@linnet/domain/notifications';
import { type PushError, type PushState as State, type PushStep, pushSteps } from '@linnet/domain/push';
import { allSettings } from '@linnet/domain/settings';
import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useState } from 'react';
import { pushOf } from '../../platform/alerts/push-browser';
import { askForAlerts } from '../../platform/alerts/alert-permission';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useFeature } from '../../platform/client/use-feature';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useList } from '../../platform/i18n/use-list';
import { useKnownText, useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Note } from '../../ui/note/note';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import styles from './alerts.module.css';

type Outcome = 'passed' | 'failed' | 'waiting';

const icons: Readonly<Record<Outcome, LucideIcon>> = {
  passed: CircleCheck,
  failed: CircleAlert,
  waiting: CircleDashed,
};

/** Every step of push delivery from the server to this browser, each with its result. */
export function PushCheck({ state }: { readonly state: State }) {
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

function outcomeOf(step: PushStep, state: State): Outcome {
  if (state.kind === 'on') return 'passed';
  if (state.kind !== 'failed') return 'waiting';
  const [index, failed] = [pushSteps.indexOf(step), pushSteps.indexOf(state.error.step)];
  if (index === failed) return 'failed';
  return index < failed ? 'passed' : 'waiting';
}

/** The state of push notifications; each problem names its step and what to do. */
export function PushState() {
  const push = pushOf(useClient());
  const state = useCell(push.state);
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  const [isOpen, setOpen] = useState(false);
  const isOn = useListedSetting('webPushNotifications', allSettings.webPushNotifications).value;
  const isOffered = useFeature('push');
  if (isVisitor) return null;
  if (!isOn) return isOffered ? null : <p className={styles.ask}>{text('push.problem_no_key')}</p>;

  async function check(): Promise<void> {
    setOpen(true);
    // Browsers ignore a request for permission that is made after the click.
    await askForAlerts();
    await push.check();
  }

  return (
    <div className={styles.push}>
      {state.kind === 'on' && <DeliveredKinds state={state} />}
      {state.kind === 'failed' && <PushErrorNote error={state.error} />}
      {(isOpen || state.kind !== 'on') && <PushCheck state={state} />}
      <Button small pending={state.kind === 'working'} onClick={() => void check()}>
        {text(state.kind === 'failed' ? 'general.retry' : 'push.check')}
      </Button>
    </div>
  );
}

/** Push works; names the wanted kinds of notifications that the server does not push. */
function DeliveredKinds({ state }: { readonly state: State & { kind: 'on' } }) {
  const text = useText();
  const list = useList();
  const knownText = useKnownText();
  const kinds = useListedSetting('notificationNative', allSettings.notificationNative).value;
  const shown = useListedSetting('notificationVisibility', allSettings.notificationVisibility).value;
  const delivered = new Set<string>(state.delivered.map((kind) => notificationKinds[kind].setting ?? ''));
  const undelivered = Object.entries(kinds)
    .filter(
      ([name, isWanted]) =>
        isWanted && !delivered.has(name) && Object.entries(shown).some(([key, on]) => key === name && on),
    )
    .map(([name]) => knownText(`settings.kind.${name}`) ?? name);
  return (
    <Note tone="success">
      <p>{text('push.on')}</p>
      {undelivered.length > 0 && <p>{text('push.kinds_not_sent', { kinds: list(undelivered) })}</p>}
    </Note>
  );
}

function PushErrorNote({ error: { problem, reason } }: { readonly error: PushError }) {
  const text = useText();
  const answer = reason?.kind === 'http' ? reason.text : null;
  return (
    <Note tone="error">
      <p>{text(`push.problem_${problem}`)}</p>
      {answer !== null && <p dir="auto">{text('push.server_said', { message: answer })}</p>}
    </Note>
  );
}
