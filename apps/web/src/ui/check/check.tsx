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
