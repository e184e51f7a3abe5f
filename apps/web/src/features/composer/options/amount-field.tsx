import { useState } from 'react';
import styles from './duration-field.module.css';

interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly disabled: boolean;
  /** Hears of whole numbers, which may lie outside. */
  readonly onChange: (value: number) => void;
}

/** A whole number. What is typed stays as it is until the field is left: it may be on its way to something else. */
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
