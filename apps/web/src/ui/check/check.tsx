import type { ComponentPropsWithRef, ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './check.module.css';

interface CheckProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'className'> {
  /** A box for yes or no, a circle for one of several (they share a `name`), a switch for what works at once. */
  readonly kind?: 'checkbox' | 'radio' | 'switch';
  readonly children: ReactNode;
}

/** Something to tick, with its words. */
export function Check({ kind = 'checkbox', children, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        {...input}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        className={join(kind === 'switch' ? styles.switch : styles.box)}
      />
      <span>{children}</span>
    </label>
  );
}
