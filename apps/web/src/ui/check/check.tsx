import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './check.module.css';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{children}</span>
    </label>
  );
}

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className'> {
  readonly checked: boolean;
}

/** A switch that takes effect at once. It has no label of its own: give it an id and a label for that. */
export function Switch({ checked, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-checked={checked}
    />
  );
}
