import { allSettings, type AnySettingKey } from '@linnet/domain/settings';
import { useOffersSetting } from '../../platform/client/use-offers-setting';
import { useSession } from '../../platform/client/use-session';
import { useKnownText } from '../../platform/i18n/use-known-text';
import { ChangedSettings } from './changed-settings';
import { DataTab } from './file/data-tab';
import { keepSettings } from './find-settings';
import type { WindowTab } from './settings-address';
import { SettingsGroup } from './settings-group';
import { shownGroups } from './shown-settings';
import type { TabContents } from './tab-contents';
import type { ChangeSettings } from './use-change-settings';
import { useWantedPart } from './use-wanted-part';

interface ShownTabProps {
  readonly tab: WindowTab;
  readonly at: AnySettingKey | undefined;
  /** The form or list that somebody came for. */
  readonly part: string | undefined;
  readonly expert: boolean;
  readonly contents: TabContents;
  readonly change: ChangeSettings;
}

/** The settings of one tab, with what another feature has to show there. */
export function ShownTab({ tab, at, part: wanted, expert, contents, change }: ShownTabProps) {
  const known = useKnownText();
  const offers = useOffersSetting();
  useWantedPart(wanted);
  const isMember = useSession().state !== 'visitor';
  if (tab === 'data') return <DataTab change={change} />;
  if (tab === 'changed') return <ChangedSettings change={change} />;
  const part = contents[tab];
  const isWanted = (key: AnySettingKey) => expert || allSettings[key].level === 'basic' || key === at;
  const groups = keepSettings(shownGroups, (key) => isWanted(key) && offers(key)).filter(
    (group) => group.tab === tab,
  );
  const isPartHere = part !== undefined && (isMember || part.who === 'everyone');
  return (
    <>
      {isPartHere && part.place === 'first' && <part.Content />}
      {groups.map(({ group, keys }) => (
        <SettingsGroup
          key={group}
          title={known(`settings.group.${group}`) ?? group}
          names={keys}
          wanted={at}
          change={change}
        />
      ))}
      {isPartHere && part.place === 'last' && <part.Content />}
    </>
  );
}
