import { type ComponentPropsWithRef, useId } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import styles from './field.module.css';

export interface TextAreaProps
  extends FieldWords, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {}

/** Several lines of text with their label; as high as what is in it, where the browser can do that. */
export function TextArea({ label, optional = false, hint, problem, ...input }: TextAreaProps) {
  const id = useId();
  const described = problem !== undefined || hint !== undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <textarea
        dir="auto"
        rows={3}
        {...input}
        id={id}
        className={styles.area}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described ? `${id}-line` : undefined}
      />
    </FieldFrame>
  );
}
