import type { SettingTab } from '@linnet/domain/settings';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { shownTabs } from './shown-settings';
import { tabNames } from './tab-names';

/** `present` is null while a search shows what is in all of them. */
export function SettingsTabs({ present }: { readonly present: SettingTab | null }) {
  const text = useText();
  const tabs = shownTabs.map((tab) => ({ to: addressOf(tab), label: text(tabNames[tab]) }));
  return (
    <LinkTabs
      label={text('settings.tabs')}
      tabs={tabs}
      present={present === null ? null : addressOf(present)}
    />
  );
}

function addressOf(tab: SettingTab): string {
  return `${pathTo('settings')}?tab=${tab}`;
}
