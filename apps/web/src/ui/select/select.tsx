import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'children'> {
  readonly options: readonly SelectOption[];
}

/** A native select. It has no label of its own: give it an id and a label for that. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <span className={styles.frame}>
      <select {...select} className={styles.select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="small" />
    </span>
  );
}
