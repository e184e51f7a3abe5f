import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { BackButton } from '../../blocks/navigation/back-button';
import { ProfileCardSkeleton } from '../../blocks/profile-card/profile-card-skeleton';
import { ProfileFailure } from '../../blocks/profile-card/profile-failure';
import { useProfile } from '../../blocks/profile-card/use-profile';
import { wantedBy } from '../../blocks/profile-card/wanted-by';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { Profile } from './profile';
import { readProfileQuery } from './profile-query';

/** A profile, by id or by handle. An account that is in the graph is shown before the server answers. */
export function ProfileScreen({ params, search }: ScreenProps) {
  const text = useText();
  const found = useProfile(wantedBy(params), { refresh: true });
  if (found.state === 'ready') {
    return (
      <Profile
        key={found.account.id}
        account={found.account}
        stale={found.stale}
        query={readProfileQuery(search)}
      />
    );
  }
  const title = text('profile.title');
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={title} start={<BackButton />} />
      {found.state === 'failed' ? (
        <ProfileFailure reason={found.reason} onRetry={found.retry} />
      ) : (
        <>
          <ProfileCardSkeleton place="page" />
          <FeedSkeleton />
        </>
      )}
    </Panel>
  );
}
