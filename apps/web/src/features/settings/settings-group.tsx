import { useId } from 'react';
import type { AnySettingKey } from '@linnet/domain/settings';
import { SettingRow } from './setting-row';
import styles from './settings-group.module.css';

interface SettingsGroupProps {
  readonly title: string;
  readonly names: readonly AnySettingKey[];
  readonly onSaved: (kept: boolean) => void;
}

/** Settings that belong together. */
export function SettingsGroup({ title, names, onSaved }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {names.map((name) => (
          <SettingRow key={name} name={name} onSaved={onSaved} />
        ))}
      </ul>
    </section>
  );
}
