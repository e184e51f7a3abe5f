import type { Account } from '@linnet/api';
import { DisplayName } from '../../blocks/account/display-name';
import { spokenName } from '../../blocks/account/spoken-name';
import { BackButton } from '../../blocks/navigation/back-button';
import { QuickFilters } from '../../blocks/timeline/filters/quick-filters';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useFeature } from '../../platform/client/use-feature';
import { useSession } from '../../platform/client/use-session';
import { useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { LinkTabs } from '../../ui/tabs/link-tabs';
import { PinnedStatuses } from './pinned-statuses';
import { ProfileHead } from './profile-head';
import { profileTabs } from './profile-tabs';

interface ProfileTimelinesProps {
  readonly account: Account;
  /** The tab that the address names. */
  readonly wanted: string | null;
}

/** Who it is, and what they wrote, posted with media, and favourited. */
export function ProfileTimelines({ account, wanted }: ProfileTimelinesProps) {
  const text = useText();
  const session = useSession();
  const showsFavourites = useFeature('favouritesOfOthers');
  const isOwn = session.state !== 'visitor' && session.accountId === account.id;
  const scene = { account, isOwn, has: () => showsFavourites };
  const tabs = profileTabs.filter(({ isOffered }) => isOffered(scene));
  const present = tabs.find(({ name }) => name === wanted) ?? tabs[0];
  if (present === undefined) return null;

  const source = present.source(scene);
  const base = pathTo('external-user-profile', { id: account.id });
  const addressOf = (name: string): string => `${base}?tab=${name}`;
  return (
    <TimelineView
      key={`${account.id} ${present.name}`}
      source={source}
      title={spokenName(account)}
      heading={<DisplayName account={account} />}
      empty={{ title: text(present.empty.title), text: text(present.empty.text) }}
      start={<BackButton />}
      tools={<QuickFilters source={source} />}
      above={
        <>
          <ProfileHead account={account} />
          <LinkTabs
            label={text('profile.tabs')}
            tabs={tabs.map(({ name, label }) => ({ to: addressOf(name), label: text(label) }))}
            present={addressOf(present.name)}
          />
          {present.name === 'statuses' && <PinnedStatuses accountId={account.id} />}
        </>
      }
    />
  );
}
