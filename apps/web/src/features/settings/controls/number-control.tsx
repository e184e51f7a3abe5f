import type { Form } from '@linnet/domain/settings';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import type { ControlProps } from './control-props';
import styles from './controls.module.css';
import { NumberInput } from './number-input';
import { ProblemLine } from './problem-line';

interface NumberControlProps extends ControlProps {
  readonly form: Extract<Form, { is: 'number' }>;
  readonly reads: (value: unknown) => boolean;
}

export function NumberControl({ id, describedBy, value, onChange, form, reads }: NumberControlProps) {
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
        accepts={reads}
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
