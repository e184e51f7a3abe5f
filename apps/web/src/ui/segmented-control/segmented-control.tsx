import { useId } from 'react';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  readonly name: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One choice of a few, all visible. Native radio buttons: arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { name, segments, value, onChange } = props;
  const group = useId();
  return (
    <div className={styles.control} role="radiogroup" aria-label={name}>
      {segments.map(({ value: own, label }) => (
        <label key={own} className={styles.segment}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={own === value}
            onChange={() => onChange(own)}
            aria-label={label}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
