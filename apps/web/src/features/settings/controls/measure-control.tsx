import { type Form, splitMeasure } from '@linnet/domain/settings';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Select } from '../../../ui/select/select';
import type { ControlProps } from './control-props';
import styles from './controls.module.css';
import { NumberInput } from './number-input';
import { ProblemLine } from './problem-line';

interface MeasureControlProps extends ControlProps {
  readonly form: Extract<Form, { is: 'measure' }>;
  readonly reads: (value: unknown) => boolean;
}

/** A number and its unit. With another unit, the number stays if it is in the new range, or becomes its minimum. */
export function MeasureControl(props: MeasureControlProps) {
  const { id, label, describedBy, value, onChange, option, form, reads } = props;
  const text = useText();
  const [wrong, setWrong] = useState(false);
  const { amount, unit } = splitMeasure(String(value)) ?? { amount: null, unit: '' };
  const [min, max] = form.units[unit] ?? [0, 0];

  function handleUnit(next: string) {
    const [least] = form.units[next] ?? [0];
    const same = `${amount ?? least}${next}`;
    onChange(reads(same) ? same : `${least}${next}`);
  }

  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <NumberInput
          key={unit}
          id={id}
          describedBy={wrong ? `${id}-problem` : describedBy}
          value={amount}
          accepts={(number) => number !== null && reads(`${number}${unit}`)}
          onChange={(number) => onChange(`${number}${unit}`)}
          onProblem={setWrong}
        />
        <Select
          aria-label={text('settings.unit_of', { label })}
          value={unit}
          options={Object.keys(form.units).map((name) => ({ value: name, label: option(name) }))}
          onChange={({ currentTarget }) => {
            setWrong(false);
            handleUnit(currentTarget.value);
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
