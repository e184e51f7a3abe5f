import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon';
import styles from './select.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'children' | 'value' | 'onChange'
> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A native select. It has no label of its own: give it an id and a label for that. */
export function Select<Value extends string>({ options, onChange, ...select }: SelectProps<Value>) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const chosen = options[currentTarget.selectedIndex];
    if (chosen !== undefined) onChange(chosen.value);
  }

  return (
    <span className={styles.frame}>
      <select {...select} className={styles.select} onChange={handleChange}>
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
