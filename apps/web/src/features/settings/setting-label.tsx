import { type RefObject, useEffect, useRef } from 'react';
import styles from './setting-row.module.css';

interface SettingLabelProps {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  /** The setting has several controls, which the label names as a group. */
  readonly isGroup?: boolean;
}

/** The label of a setting, and its hint. */
export function SettingLabel({ id, label, hint, isGroup = false }: SettingLabelProps) {
  return (
    <>
      {isGroup ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {hint !== null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}

/** Scrolls a row into view and focuses its control, with this id, as soon as it is wanted. */
export function useWantedRow(id: string, isWanted: boolean): RefObject<HTMLLIElement | null> {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isWanted, id]);
  return row;
}
