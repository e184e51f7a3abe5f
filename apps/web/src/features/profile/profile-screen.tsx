import type { AccountId } from '@linnet/api';
import type { WantedAccount } from '@linnet/domain/fetching';
import { BackButton } from '../../blocks/navigation/back-button';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { ProfileFailure } from './profile-failure';
import { ProfileTimelines } from './profile-timelines';
import { useWantedAccount } from './use-wanted-account';

/** Somebody's timelines, by id or by name. */
export function ProfileScreen({ params, search }: ScreenProps) {
  const text = useText();
  const found = useWantedAccount(wantedBy(params));
  if (found.state === 'ready') {
    return <ProfileTimelines account={found.answer} wanted={new URLSearchParams(search).get('tab')} />;
  }
  const title = text('profile.title');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={title} start={<BackButton />} />
      {found.state === 'failed' ? (
        <ProfileFailure reason={found.reason} onRetry={found.retry} />
      ) : (
        <FeedSkeleton />
      )}
    </Panel>
  );
}

function wantedBy({ id, name = '' }: ScreenProps['params']): WantedAccount {
  // The address is where ids of this kind enter.
  return id === undefined ? { by: 'name', name } : { by: 'id', id: id as AccountId };
}
