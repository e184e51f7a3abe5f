import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { BlockedHostList } from '../../blocks/people/mutes-and-blocks/blocked-hosts';
import { MutedOrBlockedPeople } from '../../blocks/people/mutes-and-blocks/muted-or-blocked-people';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { LinkTabs } from '../../ui/tabs/link-tabs';

const tabs = ['muted', 'blocked', 'hosts'] as const;

/** The viewer's mutes and blocks: muted people, blocked people, and blocked servers if the server supports that. */
export function MutesAndBlocksScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const hasHosts = useFeature('domainBlocks');
  const requested = new URLSearchParams(search).get('tab');
  const openTab = tabs.find((tab) => tab === requested) ?? 'muted';
  // The tab of the address is shown even before the server's features are known.
  const offered = tabs.filter((tab) => tab !== 'hosts' || hasHosts || openTab === 'hosts');
  const addressOf = (tab: string): string => `${pathTo('mutes-and-blocks')}?tab=${tab}`;

  return (
    <ScreenPanel title={text('mutes_and_blocks.title')}>
      <LinkTabs
        label={text('mutes_and_blocks.tabs')}
        tabs={offered.map((tab) => ({ to: addressOf(tab), label: text(`mutes_and_blocks.${tab}`) }))}
        current={addressOf(openTab)}
      />
      {openTab === 'hosts' ? <BlockedHostList /> : <MutedOrBlockedPeople key={openTab} kind={openTab} />}
    </ScreenPanel>
  );
}
