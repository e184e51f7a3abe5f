import { useState } from 'react';
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
export function AmountField({ label, value, onChange, ...field }: AmountFieldProps) {
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
