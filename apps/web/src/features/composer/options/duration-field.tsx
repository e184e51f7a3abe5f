import type { DurationUnit } from '@linnet/domain/drafts';
import { useText } from '../../../platform/i18n/use-text';
import type { MessageId } from '../../../platform/i18n/message-id';
import { Select } from '../../../ui/select/select';
import { AmountField } from './amount-field';
import styles from './duration-field.module.css';

export interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
}

interface DurationFieldProps extends Duration {
  /** Accessible name: what lasts so long. */
  readonly label: string;
  readonly units: readonly DurationUnit[];
  /** Range of the number in the chosen unit. */
  readonly span: { readonly min: number; readonly max: number };
  readonly disabled: boolean;
  readonly onChange: (duration: Duration) => void;
}

const unitNames: Readonly<Record<DurationUnit, MessageId>> = {
  minutes: 'duration.minutes',
  hours: 'duration.hours',
  days: 'duration.days',
};

/** An input for a duration: a number and its unit. */
export function DurationField({ label, amount, unit, units, span, disabled, onChange }: DurationFieldProps) {
  const text = useText();
  return (
    <div className={styles.duration} role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      <AmountField
        label={text('duration.amount')}
        value={amount}
        {...span}
        disabled={disabled}
        onChange={(next) => onChange({ amount: next, unit })}
      />
      <Select
        aria-label={text('duration.unit')}
        options={units.map((value) => ({ value, label: text(unitNames[value], { count: amount }) }))}
        value={unit}
        disabled={disabled}
        onChange={(event) => {
          const next = units.find((known) => known === event.currentTarget.value);
          if (next !== undefined) onChange({ amount, unit: next });
        }}
      />
    </div>
  );
}
