import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon/icon';
import styles from './segmented-control.module.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown before the label, or alone where there is room only for the label of the chosen segment. */
  readonly icon?: LucideIcon;
}

interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  readonly name: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The segments may stand in several lines, where long words have no room in one. */
  readonly wraps?: boolean;
}

/** One choice of a few, all visible. Native radio buttons: arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { name, segments, value, onChange, wraps = false } = props;
  const group = useId();
  return (
    <div className={styles.control} data-wraps={wraps || undefined} role="radiogroup" aria-label={name}>
      {segments.map(({ value: own, label, icon }) => (
        <label key={own} className={styles.segment} title={icon && label}>
          <input
            className={styles.input}
            type="radio"
            name={group}
            checked={own === value}
            onChange={() => onChange(own)}
            aria-label={label}
          />
          {icon && <Icon of={icon} size="small" />}
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
