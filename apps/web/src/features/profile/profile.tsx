import type { Account, FailureReason } from '@linnet/api';
import { spokenName } from '../../blocks/account/spoken-name';
import { DisplayName } from '../../blocks/account/display-name';
import { BackButton } from '../../blocks/navigation/back-button';
import { useStance } from '../../blocks/profile-card/use-stance';
import { useClickLock } from '../../blocks/timeline/use-click-lock';
import { useScreenName } from '../../platform/browser/use-screen-name';
import { FeedFilterContext } from '../../platform/client/filter-context';
import { useFeature } from '../../platform/client/use-feature';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { MediaOf } from './media/media-of';
import { PeopleOf } from './people-of';
import { ProfileHead } from './profile-head';
import type { ProfileQuery } from './profile-query';
import { profileTabs } from './profile-tabs';
import type { FeedSource } from '@linnet/domain';
import type { ComponentProps } from 'react';
import { TimelineList } from '../../blocks/timeline/timeline-list';
import { useFeed } from '../../platform/client/use-feed';
import { useReturnedRow } from '../../platform/navigation/use-returned-row';
import { QuickFilters } from '../../blocks/timeline/filters/quick-filters';
import { NewPosts } from '../../blocks/timeline/lazy-timeline-parts';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';

interface ProfileProps {
  readonly account: Account;
  /** Why the profile could not be refreshed; null if it could. */
  readonly stale: FailureReason | null;
  readonly query: ProfileQuery;
}

/**
 * A profile: its card, and below it the tab of the address. The head stays mounted when the tab changes, so that the
 * keyboard focus stays on the tabs.
 */
export function Profile({ account, stale, query }: ProfileProps) {
  const text = useText();
  useScreenName(text('profile.name', { name: spokenName(account), acct: account.acct }));
  const showsFavourites = useFeature('favouritesOfOthers');
  const isOwn = useStance(account.id) === 'own';
  const stays = useSetting('disableStickyHeaders');
  const { isLocked, lock } = useClickLock();
  const { withoutReplies, tag } = query;
  const scene = { account, isOwn, has: () => showsFavourites, withoutReplies, tag };
  const tabs = profileTabs.filter(({ isOffered }) => isOffered(scene));
  const present = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  if (present === undefined) return null;

  const { lists, name, asGrid = false } = present;
  const Posts = asGrid ? MediaOf : PostsOf;
  const source = 'posts' in lists ? lists.posts(scene) : null;
  const title = spokenName(account);
  const list = { title, empty: { title: text(present.empty.title), text: text(present.empty.text) } };
  const key = `${name} ${withoutReplies} ${tag ?? ''}`;
  return (
    <Panel main aria-label={title}>
      <PanelHeader level={1} title={<DisplayName account={account} />} sticky={!stays} start={<BackButton />}>
        {source !== null && (
          <FeedFilterContext key={key} source={source}>
            <PostsTools source={source} onReveal={lock} />
          </FeedFilterContext>
        )}
      </PanelHeader>
      <ProfileHead account={account} stale={stale} tabs={tabs} present={present} query={query} />
      {source !== null && (
        <FeedFilterContext key={key} source={source}>
          <Posts {...list} source={source} isLocked={isLocked} />
        </FeedFilterContext>
      )}
      {'people' in lists && <PeopleOf key={key} {...list} kind={lists.people} id={account.id} />}
    </Panel>
  );
}

interface PostsOfProps extends Omit<ComponentProps<typeof TimelineList>, 'feed' | 'state'> {
  readonly source: FeedSource;
}

/** The posts that an account wrote or favourited. */
function PostsOf({ source, ...list }: PostsOfProps) {
  return <TimelineList {...useFeed(source, useReturnedRow())} {...list} />;
}

interface PostsToolsProps {
  readonly source: FeedSource;
  /** Called when queued posts are shown. */
  readonly onReveal: () => void;
}

/** Tools in the header: the button that shows queued posts, and quick filters. */
function PostsTools({ source, onReveal }: PostsToolsProps) {
  const feed = useClient().feeds.get(source);
  return (
    <>
      <NewPosts feed={feed} state={useCell(feed.state)} onReveal={onReveal} />
      <QuickFilters source={source} />
    </>
  );
}
