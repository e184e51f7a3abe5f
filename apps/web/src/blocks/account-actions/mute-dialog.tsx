import { type MuteUnit, muteSeconds, muteUnits } from '@linnet/domain/people';
import { type FormEvent, useState } from 'react';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Check } from '../../ui/check/check';
import { Dialog } from '../../ui/dialog/dialog';
import { TextField } from '../../ui/field/text-field';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { plainName } from '../account/plain-name';
import { ErrorNote } from '../error/error-note';
import type { AccountDialogProps } from './account-dialog';
import styles from './account-dialogs.module.css';
import { useDecisionStep } from './use-decision-step';

interface Duration {
  readonly amount: string;
  readonly unit: MuteUnit;
}

interface MuteDurationProps extends Duration {
  /** The amount is not a number of at least 0. */
  readonly isInvalid: boolean;
  readonly onChange: (duration: Duration) => void;
}

/** For how long: a number and its unit; 0 is for ever. */
function MuteDuration({ amount, unit, isInvalid, onChange }: MuteDurationProps) {
  const text = useText();
  return (
    <div className={styles.duration}>
      <TextField
        label={text('account_actions.mute_for')}
        hint={text('account_actions.mute_for_hint')}
        problem={isInvalid ? text('account_actions.mute_for_problem') : undefined}
        type="number"
        min={0}
        inputMode="decimal"
        value={amount}
        onChange={(next) => onChange({ amount: next, unit })}
      />
      <SegmentedControl
        name={text('account_actions.mute_unit')}
        segments={muteUnits.map((each) => ({
          value: each,
          label: text('account_actions.mute_units', { unit: each }),
        }))}
        value={unit}
        onChange={(chosen) => onChange({ amount, unit: chosen })}
      />
    </div>
  );
}

interface MuteDialogProps extends AccountDialogProps {
  /** Opened by "mute for a time": begins with a duration of one day. */
  readonly isForTime: boolean;
}

/** Explains what muting does; the viewer chooses the duration and whether notifications are muted, too. */
export function MuteDialog({ account, open, onClose, isForTime }: MuteDialogProps) {
  const text = useText();
  const canEnd = useFeature('muteDuration');
  const [duration, setDuration] = useState<Duration>(
    isForTime ? { amount: '1', unit: 'days' } : { amount: '0', unit: 'hours' },
  );
  const [notifications, setNotifications] = useState(true);
  const seconds = canEnd ? muteSeconds(duration.amount, duration.unit) : 0;
  const { isPending, error, run, dontAskAgain } = useDecisionStep({
    confirmation: 'mute',
    decision: { kind: 'mute', on: true, notifications, seconds: seconds ?? 0 },
    account,
    open,
    onClose,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (seconds !== null) void run();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('account_actions.mute_question', { name: plainName(account) })}
    >
      <form noValidate onSubmit={handleSubmit}>
        <p className={styles.lead}>{text('account_actions.mute_text')}</p>
        <div className={styles.choices}>
          {canEnd && <MuteDuration {...duration} isInvalid={seconds === null} onChange={setDuration} />}
          <Check checked={notifications} onChange={setNotifications}>
            {text('account_actions.mute_notifications')}
          </Check>
          {!isForTime && (
            <Check checked={dontAskAgain.isChecked} onChange={dontAskAgain.setChecked}>
              {text('account_actions.do_not_ask_again')}
            </Check>
          )}
          {error !== null && <ErrorNote reason={error} />}
        </div>
        <div className={styles.actions}>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            {text('general.cancel')}
          </Button>
          <Button variant="primary" type="submit" pending={isPending}>
            {text('account_actions.mute_confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
