import { ActionBoxes } from '../../../blocks/status-actions/action-boxes';
import type { ControlProps } from './control-props';
import styles from './controls.module.css';

/** Which actions stand in the row of every status. */
export function ActionsControl({ id, describedBy, value, onChange }: ControlProps) {
  const pinned = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <div className={styles.boxes} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <ActionBoxes pinned={pinned} onChange={onChange} />
    </div>
  );
}
