import { isProfileOption } from '@linnet/domain/own-profile';
import type { AnySettingKey } from '@linnet/domain/settings';
import { useText } from '../../platform/i18n/use-text';
import { Section } from '../../ui/section/section';
import { AccountSettingRow } from './controls/account-setting-row';
import { SettingRow } from './setting-row';
import styles from './settings-group.module.css';
import type { ShownGroup } from '../../blocks/find/shown-groups';
import type { ChangeSettings } from './use-change-settings';
import { tabNames } from './window-tabs';

interface SettingsGroupProps {
  readonly title: string;
  readonly names: readonly AnySettingKey[];
  /** The setting that the address names. */
  readonly target: AnySettingKey | undefined;
  readonly change: ChangeSettings;
}

/** Settings under one heading. */
export function SettingsGroup({ title, names, target, change }: SettingsGroupProps) {
  return (
    <Section className={styles.group} title={title} titleClass={styles.title}>
      <ul className={styles.rows}>
        {names.map((name) =>
          isProfileOption(name) ? (
            <AccountSettingRow key={name} name={name} isTarget={name === target} />
          ) : (
            <SettingRow key={name} name={name} isTarget={name === target} change={change} />
          ),
        )}
      </ul>
    </Section>
  );
}

interface GatheredSettingsProps {
  readonly groups: readonly ShownGroup[];
  readonly change: ChangeSettings;
}

/** Settings of several tabs; the title of each group names its tab. */
export function GatheredSettings({ groups, change }: GatheredSettingsProps) {
  const text = useText();
  return groups.map(({ tab, group, keys }) => (
    <SettingsGroup
      key={`${tab} ${group}`}
      title={text('settings.found_in', {
        tab: text(tabNames[tab]),
        group: text(`settings.group.${group}`),
      })}
      names={keys}
      target={undefined}
      change={change}
    />
  ));
}
