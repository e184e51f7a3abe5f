import type { Account, FailureReason } from '@linnet/api';
import { spokenName } from '../../blocks/account/spoken-name';
import { DisplayName } from '../../blocks/account/display-name';
import { BackButton } from '../../blocks/navigation/back-button';
import { useStance } from '../../blocks/profile-card/use-stance';
import { QuickFilters } from '../../blocks/timeline/filters/quick-filters';
import { TimelineView } from '../../blocks/timeline/timeline-view';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { useFeature } from '../../platform/client/use-feature';
import { useText } from '../../platform/i18n/use-text';
import { PeopleView } from './people-view';
import { ProfileHead } from './profile-head';
import type { ProfileQuery } from './profile-query';
import { profileTabs } from './profile-tabs';

interface ProfileProps {
  readonly account: Account;
  /** Why what is shown may be old. */
  readonly stale: FailureReason | null;
  readonly query: ProfileQuery;
}

/** Who it is, and below it what the address asks for: what they wrote, whom they know, what they liked. */
export function Profile({ account, stale, query }: ProfileProps) {
  const text = useText();
  useScreenName(text('profile.name', { name: spokenName(account), acct: account.acct }));
  const showsFavourites = useFeature('favouritesOfOthers');
  const isOwn = useStance(account.id) === 'own';
  const { withoutReplies } = query;
  const scene = { account, isOwn, has: () => showsFavourites, withoutReplies };
  const tabs = profileTabs.filter(({ isOffered }) => isOffered(scene));
  const present = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  if (present === undefined) return null;

  const { lists, name } = present;
  const common = {
    title: spokenName(account),
    heading: <DisplayName account={account} />,
    empty: { title: text(present.empty.title), text: text(present.empty.text) },
    start: <BackButton />,
    above: <ProfileHead account={account} stale={stale} tabs={tabs} present={present} query={query} />,
  };
  const key = `${account.id} ${name} ${withoutReplies}`;
  if ('people' in lists) return <PeopleView key={key} {...common} kind={lists.people} id={account.id} />;
  const source = lists.posts(scene);
  return <TimelineView key={key} {...common} source={source} tools={<QuickFilters source={source} />} />;
}
