import { useState } from 'react';
import { join } from '../../../ui/styles/join';
import input from '../../../ui/field/input.module.css';
import styles from './controls.module.css';

interface NumberInputProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  /** Null for an empty field. */
  readonly value: number | null;
  /** Whether a value is valid; null is an empty field. */
  readonly accepts: (value: number | null) => boolean;
  readonly onChange: (value: number | null) => void;
  /** Called with each change: whether the typed text is not a valid value. */
  readonly onProblem: (wrong: boolean) => void;
}

/** An input for a number. Invalid text stays in the field, and does not change the value. */
export function NumberInput(props: NumberInputProps) {
  const { id, describedBy, value, accepts, onChange, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isTaken(typed);
  // Typed text is dropped once the value was changed elsewhere, by Undo or at the end of a trial.
  const shown = isWrong || (typed !== null && parseNumber(typed) === value) ? typed : null;

  function isTaken(text: string): boolean {
    const number = parseNumber(text);
    return number !== undefined && accepts(number);
  }

  function handleChange(text: string) {
    const number = parseNumber(text);
    const taken = number !== undefined && accepts(number);
    setTyped(text);
    onProblem(!taken);
    if (taken) onChange(number);
  }

  return (
    <input
      id={id}
      className={join(input.input, styles.number)}
      dir="auto"
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={shown ?? value ?? ''}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      onBlur={() => isWrong || setTyped(null)}
    />
  );
}

/** Parses a typed number, with a decimal comma or point; null for an empty text, undefined if it is no number. */
export function parseNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}
