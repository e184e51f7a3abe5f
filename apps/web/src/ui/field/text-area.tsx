import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { join } from '../styles/join';
import input from './input.module.css';
import styles from './field.module.css';
import area from './text-area.module.css';

interface TextAreaProps extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {}

/** A multi-line text field with its label. */
export function TextArea({ label, optional = false, hint, problem, ...rest }: TextAreaProps) {
  const id = useId();
  const described = problem !== undefined || hint !== undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <textarea
        dir="auto"
        rows={3}
        {...rest}
        id={id}
        className={join(input.input, styles.field, area.area)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described ? `${id}-line` : undefined}
      />
    </FieldFrame>
  );
}
