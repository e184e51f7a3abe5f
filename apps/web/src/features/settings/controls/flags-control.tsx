import { Check } from '../../../ui/check/check';
import type { ControlProps } from './control-props';
import styles from './controls.module.css';

interface FlagsControlProps extends ControlProps {
  readonly names: readonly string[];
}

/** A checkbox for each name. */
export function FlagsControl({ id, describedBy, value, onChange, option, names }: FlagsControlProps) {
  const flags = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  );
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {names.map((name) => (
        <Check
          key={name}
          checked={flags.get(name) === true}
          onChange={({ currentTarget }) =>
            onChange({ ...Object.fromEntries(flags), [name]: currentTarget.checked })
          }
        >
          {option(name)}
        </Check>
      ))}
    </div>
  );
}
