import type { StatusId } from '@linnet/api';
import { BackButton } from '../../blocks/navigation/back-button';
import { statusPeoplePath } from '../../blocks/people/status-people-path';
import { CompactSkeleton } from '../../blocks/quote/compact-skeleton';
import { CompactStatus } from '../../blocks/quote/compact-status';
import { UnavailableStatus } from '../../blocks/quote/unavailable-status';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/use-setting';
import { useWantedStatus } from '../../platform/client/use-wanted-status';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { Reactors } from './reactors';
import { ReceivedList } from './received-list';
import styles from './status-people.module.css';
import type { MessageId } from '../../platform/i18n/message-id';

/** The tabs, one for each thing that people can do with a status. */
const statusPeopleTabs = [
  { of: 'favourites', label: 'status_people.favourites', title: 'people.favourited_by' },
  { of: 'repeats', label: 'status_people.repeats', title: 'people.repeated_by' },
  { of: 'reactions', label: 'status_people.reactions', title: 'reactions.who' },
] as const satisfies readonly { of: string; label: MessageId; title: MessageId }[];

/** The people who favourited or repeated a status, or reacted to it, below the status itself. */
export function StatusPeopleScreen({ params, search }: ScreenProps) {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const hasReactions = useFeature('reactionsOfPleroma');
  // The id comes from the address, so the cast is here.
  const id = (params['id'] ?? '') as StatusId;
  const query = new URLSearchParams(search);
  const of = query.get('of');
  const present = statusPeopleTabs.find((tab) => tab.of === of) ?? statusPeopleTabs[0];
  // The tab of the address is shown even before the server's features are known.
  const offered = statusPeopleTabs.filter((tab) => tab.of !== 'reactions' || hasReactions || tab === present);
  const status = useWantedStatus(id);
  const title = text(present.title);
  useScreenName(title);

  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={title} sticky={!stays} start={<BackButton />} />
      <section className={styles.status} aria-label={text('status_people.status')}>
        {status.state === 'loading' && <CompactSkeleton />}
        {status.state === 'failed' && <UnavailableStatus reason={status.reason} onRetry={status.retry} />}
        {status.state === 'ready' && <CompactStatus id={id} />}
      </section>
      <LinkTabs
        label={text('status_people.tabs')}
        tabs={offered.map((tab) => ({ to: statusPeoplePath(id, tab.of), label: text(tab.label) }))}
        present={statusPeoplePath(id, present.of)}
      />
      {present.of === 'reactions' ? (
        status.state === 'ready' && <Reactors id={id} emoji={query.get('emoji')} label={title} />
      ) : (
        <ReceivedList key={`${id} ${present.of}`} id={id} receiving={{ kind: present.of }} label={title} />
      )}
    </Panel>
  );
}
