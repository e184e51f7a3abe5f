import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import { join } from '../styles/join';
import input from './input.module.css';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> {}

/** A single-line text field with its label. */
export function TextField({ label, optional = false, hint, problem, ...rest }: TextFieldProps) {
  const id = useId();
  const described = problem !== undefined || hint !== undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <input
        dir="auto"
        {...rest}
        id={id}
        className={join(input.input, styles.field)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described ? `${id}-line` : undefined}
      />
    </FieldFrame>
  );
}
