import { useId } from 'react';
import { isProfileOption } from '@linnet/domain/own-profile';
import type { AnySettingKey } from '@linnet/domain/settings';
import { AccountSettingRow } from './account-setting-row';
import { SettingRow } from './setting-row';
import styles from './settings-group.module.css';
import type { ChangeSettings } from './use-change-settings';

interface SettingsGroupProps {
  readonly title: string;
  readonly names: readonly AnySettingKey[];
  /** The setting that the address names. */
  readonly wanted: AnySettingKey | undefined;
  readonly change: ChangeSettings;
}

/** Settings under one heading. */
export function SettingsGroup({ title, names, wanted, change }: SettingsGroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {names.map((name) =>
          isProfileOption(name) ? (
            <AccountSettingRow key={name} name={name} wanted={name === wanted} />
          ) : (
            <SettingRow key={name} name={name} wanted={name === wanted} change={change} />
          ),
        )}
      </ul>
    </section>
  );
}
