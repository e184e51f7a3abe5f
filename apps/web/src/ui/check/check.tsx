import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './check.module.css';

type Input = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children' | 'className' | 'onChange'>;

interface CheckProps extends Input {
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its label. */
export function Check({ children, onChange, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        {...input}
        type="checkbox"
        className={styles.box}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

interface SwitchProps extends Input {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once. It has no label of its own: give it an id and a label for that. */
export function Switch({ checked, onChange, ...input }: SwitchProps) {
  return (
    <input
      {...input}
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={checked}
      aria-checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
