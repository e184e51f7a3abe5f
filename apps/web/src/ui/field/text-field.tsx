import CircleAlert from 'lucide-react/icons/circle-alert';
import { type AriaAttributes, type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import styles from './field.module.css';
import input from './input.module.css';

interface FieldWords {
  readonly label: string;
  /** Adds "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** A line under the field. */
  readonly hint?: string | undefined;
  /** What is wrong with the value; shown in place of the hint. */
  readonly problem?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, control, and the line below. The control must be described by the element `${id}-line`. */
export function FieldFrame({ id, label, optional = false, hint, problem, children }: FieldFrameProps) {
  const text = useText();
  return (
    <div className={styles.frame}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>{text('general.optional')}</span>}
      </label>
      {children}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-line`} role="alert" aria-live="polite">
          <Icon of={CircleAlert} size="small" />
          {problem}
        </p>
      )}
      {problem === undefined && hint !== undefined && (
        <p className={styles.hint} id={`${id}-line`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes of a control in a `FieldFrame`; `form`: what its form says of it besides. */
function describedBy(
  id: string,
  { hint, problem }: Pick<FieldWords, 'hint' | 'problem'>,
  form: Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
) {
  const hasLine = problem !== undefined || hint !== undefined;
  return {
    id,
    'aria-invalid': problem !== undefined || form['aria-invalid'] || undefined,
    'aria-describedby': join(hasLine && `${id}-line`, form['aria-describedby']) || undefined,
  };
}

/** The attributes of an input or a text area that a field passes on. */
type NativeProps<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithRef<Tag>,
  'id' | 'className' | 'onChange'
>;

export interface TextFieldProps extends FieldWords, NativeProps<'input'> {
  readonly onChange?: (value: string) => void;
}

/** A single-line text field with its label. */
export function TextField({ label, optional, hint, problem, onChange, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <input
        dir="auto"
        {...rest}
        {...describedBy(id, { hint, problem }, rest)}
        className={join(input.input, styles.field)}
        onChange={onChange && (({ currentTarget }) => onChange(currentTarget.value))}
      />
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldWords, NativeProps<'textarea'> {
  readonly onChange: (value: string) => void;
}

/** A multi-line text field with its label. */
export function TextArea({ label, optional, hint, problem, onChange, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} problem={problem}>
      <textarea
        dir="auto"
        rows={3}
        {...rest}
        {...describedBy(id, { hint, problem }, rest)}
        className={join(input.input, styles.field, input.area)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}
