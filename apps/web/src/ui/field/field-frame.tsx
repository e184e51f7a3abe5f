import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

export interface FieldWords {
  readonly label: string;
  /** Adds "optional" to the label. */
  readonly optional?: boolean;
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
        <p className={styles.problem} id={`${id}-line`} role="alert">
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
