import { useKnownText } from '../../platform/i18n/use-known-text';
import { useText } from '../../platform/i18n/use-text';
import { SettingsGroup } from './settings-group';
import type { ShownGroup } from './shown-settings';
import { tabNames } from './tab-names';
import type { ChangeSettings } from './use-change-settings';

interface GatheredSettingsProps {
  readonly groups: readonly ShownGroup[];
  readonly change: ChangeSettings;
}

/** Settings of several tabs; the title of each group names its tab. */
export function GatheredSettings({ groups, change }: GatheredSettingsProps) {
  const text = useText();
  const known = useKnownText();
  return groups.map(({ tab, group, keys }) => (
    <SettingsGroup
      key={`${tab} ${group}`}
      title={text('settings.found_in', {
        tab: text(tabNames[tab]),
        group: known(`settings.group.${group}`) ?? group,
      })}
      names={keys}
      wanted={undefined}
      change={change}
    />
  ));
}
