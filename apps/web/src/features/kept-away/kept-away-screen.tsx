import { BackButton } from '../../blocks/navigation/back-button';
import { KeptHosts } from '../../blocks/people/kept-away/kept-hosts';
import { KeptPeople } from '../../blocks/people/kept-away/kept-people';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { LinkTabs } from '../../ui/tabs/link-tabs';

const tabs = ['muted', 'blocked', 'hosts'] as const;

/** The viewer's mutes and blocks: muted people, blocked people, and blocked servers if the server supports that. */
export function KeptAwayScreen({ search }: Pick<ScreenProps, 'search'>) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const hasHosts = useFeature('domainBlocks');
  const wanted = new URLSearchParams(search).get('tab');
  const present = tabs.find((tab) => tab === wanted) ?? 'muted';
  // The tab of the address is shown even before the server's features are known.
  const offered = tabs.filter((tab) => tab !== 'hosts' || hasHosts || present === 'hosts');
  const addressOf = (tab: string): string => `${pathTo('kept-away')}?tab=${tab}`;

  return (
    <Panel main aria-label={text('kept_away.title')}>
      <PanelHeader level={1} title={text('kept_away.title')} sticky={!stays} start={<BackButton />} />
      <LinkTabs
        label={text('kept_away.tabs')}
        tabs={offered.map((tab) => ({ to: addressOf(tab), label: text(`kept_away.${tab}`) }))}
        present={addressOf(present)}
      />
      {present === 'hosts' ? <KeptHosts /> : <KeptPeople key={present} kind={present} />}
    </Panel>
  );
}
