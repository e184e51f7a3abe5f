import { allSettings, type AnySettingKey } from '@linnet/domain/settings';
import { useOffersSetting } from '../../platform/client/use-own-profile';
import { useSession } from '../../platform/client/client-provider';
import { useText } from '../../platform/i18n/use-text';
import { ChangedSettings } from './changed-settings';
import { DataTab } from './data-tab';
import { filterSettings } from './find-settings';
import type { TabContents, WindowTab } from './window-tabs';
import { SettingsGroup } from './settings-group';
import { shownGroups } from '../../blocks/find/shown-groups';
import type { ChangeSettings } from './use-change-settings';
import { useEffect } from 'react';

const FIELDS = 'input:not([hidden]), textarea, select, button, a[href]';

/**
 * Scrolls the part that the address names into view as soon as it is rendered, and focuses its first control; one that is
 * still without any, as its content loads, itself.
 */
function useTargetPart(part: string | undefined): void {
  useEffect(() => {
    if (part === undefined) return;
    function find(): boolean {
      const found = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part ?? '')}"]`);
      if (found === null) return false;
      const field = found.matches(FIELDS) ? found : found.querySelector<HTMLElement>(FIELDS);
      (field ?? found).focus({ preventScroll: true });
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return true;
    }
    if (find()) return;
    // Parts of other features are rendered only after their code and data have loaded.
    const watch = new MutationObserver(() => find() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [part]);
}

interface ShownTabProps {
  readonly tab: WindowTab;
  readonly at: AnySettingKey | undefined;
  /** The form or list that the address names. */
  readonly part: string | undefined;
  readonly expert: boolean;
  readonly contents: TabContents;
  readonly change: ChangeSettings;
}

/** The settings of one tab, with the content of another feature. */
export function ShownTab({ tab, at, part: target, expert, contents, change }: ShownTabProps) {
  const text = useText();
  const offers = useOffersSetting();
  useTargetPart(target);
  const isSignedIn = useSession().state !== 'visitor';
  if (tab === 'changed') return <ChangedSettings change={change} />;
  const part = contents[tab];
  const isPartShown = part !== undefined && (isSignedIn || part.who === 'everyone');
  if (tab === 'data') {
    return (
      <>
        {isPartShown && <part.Content />}
        <DataTab change={change} />
      </>
    );
  }
  const isListed = (key: AnySettingKey) => expert || allSettings[key].level === 'basic' || key === at;
  const groups = filterSettings(shownGroups, (key) => isListed(key) && offers(key)).filter(
    (group) => group.tab === tab,
  );
  return (
    <>
      {isPartShown && part.place === 'first' && <part.Content />}
      {groups.map(({ group, keys }) => (
        <SettingsGroup
          key={group}
          title={text(`settings.group.${group}`)}
          names={keys}
          target={at}
          change={change}
        />
      ))}
      {isPartShown && part.place === 'last' && <part.Content />}
    </>
  );
}
