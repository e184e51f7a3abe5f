import type { DurationUnit } from '@linnet/domain/drafts';
import { useState } from 'react';
import type { MessageId } from '../../../platform/i18n/message-id';
import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import styles from './duration-field.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  /** Called with each whole number, also one out of range. */
  readonly onChange: (value: number) => void;
}

/** An input for a whole number. It keeps what was typed until it loses the focus: the number may be incomplete. */
function AmountField({ label, value, onChange, ...field }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function handleChange(written: string) {
    setTyped(written);
    const amount = Number.parseInt(written, 10);
    if (!Number.isNaN(amount)) onChange(amount);
  }

  return (
    <input
      {...field}
      className={styles.amount}
      type="number"
      inputMode="numeric"
      step={1}
      aria-label={label}
      value={typed ?? value}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
}

interface DurationFieldProps extends Duration {
  /** Accessible name: what lasts so long. */
  readonly label: string;
  readonly units: readonly DurationUnit[];
  /** Range of the number in the chosen unit. */
  readonly range: { readonly min: number; readonly max: number };
  readonly disabled: boolean;
  readonly onChange: (duration: Duration) => void;
}

const unitNames: Readonly<Record<DurationUnit, MessageId>> = {
  minutes: 'duration.minutes',
  hours: 'duration.hours',
  days: 'duration.days',
};

/** An input for a duration: a number and its unit. */
export function DurationField({ label, amount, unit, units, range, disabled, onChange }: DurationFieldProps) {
  const text = useText();
  return (
    <div className={styles.duration} role="group" aria-label={label}>
      <span aria-hidden>{label}</span>
      <AmountField
        label={text('duration.amount')}
        value={amount}
        {...range}
        disabled={disabled}
        onChange={(next) => onChange({ amount: next, unit })}
      />
      <Select
        aria-label={text('duration.unit')}
        options={units.map((value) => ({ value, label: text(unitNames[value], { count: amount }) }))}
        value={unit}
        disabled={disabled}
        onChange={(next) => onChange({ amount, unit: next })}
      />
    </div>
  );
}
