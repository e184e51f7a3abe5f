import { type Form, splitMeasure } from '@linnet/domain/settings';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import input from '../../../ui/field/input.module.css';
import { Select } from '../../../ui/select/select';
import { join } from '../../../ui/styles/join';
import { type ControlProps, ProblemLine } from './control-parts';
import styles from './controls.module.css';

interface NumberInputProps {
  readonly id: string;
  readonly describedBy: ControlProps['describedBy'];
  /** Null for an empty field. */
  readonly value: number | null;
  /** Whether a value is valid; null is an empty field. */
  readonly isValid: (value: number | null) => boolean;
  readonly onChange: (value: number | null) => void;
  /** Called with each change: whether the typed text is not a valid value. */
  readonly onProblem: (wrong: boolean) => void;
}

/** An input for a number. Invalid text stays in the field, and does not change the value. */
function NumberInput(props: NumberInputProps) {
  const { id, describedBy, value, isValid, onChange, onProblem } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && validNumber(typed) === undefined;
  // Typed text is dropped once the value was changed elsewhere, by Undo or at the end of a trial.
  const shown = isInvalid || (typed !== null && parseNumber(typed) === value) ? typed : null;

  function validNumber(text: string): number | null | undefined {
    const number = parseNumber(text);
    return number !== undefined && isValid(number) ? number : undefined;
  }

  function handleChange(text: string) {
    const number = validNumber(text);
    setTyped(text);
    onProblem(number === undefined);
    if (number !== undefined) onChange(number);
  }

  return (
    <input
      id={id}
      className={join(input.input, styles.number)}
      dir="auto"
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={shown ?? value ?? ''}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      onBlur={() => isInvalid || setTyped(null)}
    />
  );
}

/** Parses a typed number, with a decimal comma or point; null for an empty text, undefined if it is no number. */
export function parseNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}

interface FormControlProps<Is extends Form['is']> extends ControlProps {
  readonly form: Extract<Form, { is: Is }>;
  /** Whether a value is valid. */
  readonly isValid: (value: unknown) => boolean;
}

export function NumberControl(props: FormControlProps<'number'>) {
  const { id, describedBy, value, onChange, form, isValid } = props;
  const text = useText();
  const [wrong, setWrong] = useState(false);
  const { min, max, empty, step } = form;
  const problem = empty ? 'settings.number_or_nothing' : 'settings.number_problem';
  return (
    <div className={styles.stack}>
      <NumberInput
        id={id}
        describedBy={wrong ? `${id}-problem` : describedBy}
        value={typeof value === 'number' ? value : null}
        isValid={isValid}
        onChange={onChange}
        onProblem={setWrong}
      />
      {wrong && (
        <ProblemLine id={`${id}-problem`}>
          {text(problem, { min, max, whole: String(Number.isInteger(step)) })}
        </ProblemLine>
      )}
    </div>
  );
}

/** A number and its unit. With another unit, the number stays if it is in the new range, or becomes its minimum. */
export function MeasureControl(props: FormControlProps<'measure'>) {
  const { id, label, describedBy, value, onChange, option, form, isValid } = props;
  const text = useText();
  const [wrong, setWrong] = useState(false);
  const { amount, unit } = splitMeasure(String(value)) ?? { amount: null, unit: '' };
  const [min, max] = form.units[unit] ?? [0, 0];

  function handleUnit(next: string) {
    const [minimum] = form.units[next] ?? [0];
    const same = `${amount ?? minimum}${next}`;
    onChange(isValid(same) ? same : `${minimum}${next}`);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <NumberInput
          key={unit}
          id={id}
          describedBy={wrong ? `${id}-problem` : describedBy}
          value={amount}
          isValid={(number) => number !== null && isValid(`${number}${unit}`)}
          onChange={(number) => onChange(`${number}${unit}`)}
          onProblem={setWrong}
        />
        <Select
          aria-label={text('settings.unit_of', { label })}
          value={unit}
          options={Object.keys(form.units).map((name) => ({ value: name, label: option(name) }))}
          onChange={(value) => {
            setWrong(false);
            handleUnit(value);
          }}
        />
      </div>
      {wrong && (
        <ProblemLine id={`${id}-problem`}>
          {text('settings.number_problem', { min, max, whole: 'false' })}
        </ProblemLine>
      )}
    </div>
  );
}
