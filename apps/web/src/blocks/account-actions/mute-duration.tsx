import { type MuteUnit, muteUnits } from '@linnet/domain/people';
import { useText } from '../../platform/i18n/use-text';
import { TextField } from '../../ui/field/text-field';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import styles from './account-dialogs.module.css';

interface MuteDurationProps {
  readonly amount: string;
  readonly unit: MuteUnit;
  /** The amount is not a number of at least 0. */
  readonly isWrong: boolean;
  readonly onAmount: (amount: string) => void;
  readonly onUnit: (unit: MuteUnit) => void;
}

/** For how long: a number and its unit; 0 is for ever. */
export function MuteDuration({ amount, unit, isWrong, onAmount, onUnit }: MuteDurationProps) {
  const text = useText();
  return (
    <div className={styles.duration}>
      <TextField
        label={text('account_actions.mute_for')}
        hint={text('account_actions.mute_for_hint')}
        problem={isWrong ? text('account_actions.mute_for_problem') : undefined}
        type="number"
        min={0}
        inputMode="decimal"
        value={amount}
        onChange={({ currentTarget }) => onAmount(currentTarget.value)}
      />
      <SegmentedControl
        name={text('account_actions.mute_unit')}
        segments={muteUnits.map((each) => ({
          value: each,
          label: text('account_actions.mute_units', { unit: each }),
        }))}
        value={unit}
        onChange={onUnit}
      />
    </div>
  );
}
