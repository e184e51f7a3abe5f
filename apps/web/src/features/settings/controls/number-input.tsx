import { useState } from 'react';
import { join } from '../../../ui/styles/join';
import input from '../../../ui/field/input.module.css';
import styles from './controls.module.css';

interface NumberInputProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  /** Null is an empty field. */
  readonly value: number | null;
  /** Whether it can be taken; null is an empty field. */
  readonly accepts: (value: number | null) => boolean;
  readonly onChange: (value: number | null) => void;
  /** Told when what is typed stops or begins to be a value. */
  readonly onProblem: (wrong: boolean) => void;
}

/** A number to type. What cannot be taken stays in the field, and nothing is changed by it. */
export function NumberInput(props: NumberInputProps) {
  const { id, describedBy, value, accepts, onChange, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && !isTaken(typed);
  // What was taken back since, by an undo or by the end of a trial, does not stay in the field.
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

/** What somebody typed as a number: a comma is a point, a dash a minus; null for nothing, undefined for no number. */
export function parseNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}
