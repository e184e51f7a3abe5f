import type { ComponentPropsWithRef } from 'react';
import styles from './switch.module.css';

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
