import type { Account, AccountId, ErrorReason } from '@linnet/api';
import type { FeedSource } from '@linnet/domain';
import { type FollowListKind, followListOf } from '@linnet/domain/people';
import type { ComponentProps } from 'react';
import { BackButton, ScreenPanel } from '../../blocks/navigation/screen-panel';
import { DisplayName } from '../../blocks/account/display-name';
import { plainName } from '../../blocks/account/plain-name';
import { FeedSkeleton } from '../../blocks/feed/feed-skeleton';
import { PeopleList } from '../../blocks/people/list/people-list';
import { type BulkAction, bulkActions } from '../../blocks/people/list/bulk-actions';
import { ProfileCardSkeleton, ProfileError } from '../../blocks/profile-card/profile-card-states';
import { referenceOf } from '../../blocks/profile-card/reference-of';
import { type ViewerRole, useProfile, useViewerRole } from '../../blocks/profile-card/use-profile';
import { QuickFilters } from '../../blocks/timeline/quick-filters';
import { NewPosts } from '../../blocks/timeline/lazy-timeline-parts';
import { TimelineList } from '../../blocks/timeline/timeline-list';
import { useClickLock } from '../../blocks/timeline/timeline-view';
import { useScreenName } from '../../platform/browser/document-title';
import { useCell, useClient } from '../../platform/client/client-provider';
import { FeedFilterContext } from '../../platform/client/filter-context';
import { useRowFeed } from '../../platform/client/list-rows';
import { useHasFeature } from '../../platform/client/use-has';
import { useFeed } from '../../platform/client/use-feed';
import { useText } from '../../platform/i18n/use-text';
import type { ScreenProps } from '../../platform/navigation/route-definition';
import { useRestoredRow } from '../../platform/navigation/restored-position';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { AccountMedia } from './media-grid';
import { ProfileHead } from './profile-head';
import { type ProfileQuery, profileTabs, readProfileQuery } from './profile-tabs';

const { intoList, unfollow, removeFollower, mute, block } = bulkActions;

/** Actions for the lists of the viewer's own followers and followees; for those of others, only mute and block. */
const ownActions: Readonly<Record<FollowListKind, readonly BulkAction[]>> = {
  followees: [intoList, unfollow, mute],
  followers: [removeFollower, block],
};
const othersActions: readonly BulkAction[] = [mute, block];
const noActions: readonly BulkAction[] = [];

/** The actions that a list of followers or followees offers for several people at once. */
function followListActions(kind: FollowListKind, role: ViewerRole): readonly BulkAction[] {
  if (role === 'visitor') return noActions;
  return role === 'own' ? ownActions[kind] : othersActions;
}

interface FollowersOrFolloweesProps {
  readonly kind: FollowListKind;
  readonly id: AccountId;
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The followers or followees of an account. */
function FollowersOrFollowees({ kind, id, title, empty }: FollowersOrFolloweesProps) {
  const role = useViewerRole(id);
  return (
    <PeopleList
      list={useRowFeed(followListOf(useClient(), kind, id))}
      label={title}
      listKey={`${kind} ${id}`}
      empty={empty}
      bulkActions={followListActions(kind, role)}
    />
  );
}

interface ProfileProps {
  readonly account: Account;
  /** Why the profile could not be refreshed; null if it could. */
  readonly stale: ErrorReason | null;
  readonly query: ProfileQuery;
}

/**
 * A profile: its card, and below it the tab of the address. The head stays mounted when the tab changes, so that the
 * keyboard focus stays on the tabs.
 */
function Profile({ account, stale, query }: ProfileProps) {
  const text = useText();
  useScreenName(text('profile.name', { name: plainName(account), acct: account.acct }));
  const has = useHasFeature();
  const isOwn = useViewerRole(account.id) === 'own';
  const { isLocked, lock } = useClickLock();
  const { withoutReplies, tag } = query;
  const options = { account, isOwn, has, withoutReplies, tag };
  const tabs = profileTabs.filter(({ isOffered }) => isOffered(options));
  const openTab = tabs.find(({ name }) => name === query.tab) ?? tabs[0];
  if (openTab === undefined) return null;

  const { lists, name, asGrid = false } = openTab;
  const Posts = asGrid ? AccountMedia : AccountPosts;
  const source = 'posts' in lists ? lists.posts(options) : null;
  const title = plainName(account);
  const list = { title, empty: { title: text(openTab.empty.title), text: text(openTab.empty.text) } };
  const key = `${name} ${withoutReplies} ${tag ?? ''}`;
  return (
    <ScreenPanel
      title={title}
      heading={<DisplayName account={account} />}
      tools={
        source !== null && (
          <FeedFilterContext key={key} source={source}>
            <PostsTools source={source} onReveal={lock} />
          </FeedFilterContext>
        )
      }
    >
      <ProfileHead account={account} stale={stale} tabs={tabs} openTab={openTab} query={query} />
      {source !== null && (
        <FeedFilterContext key={key} source={source}>
          <Posts {...list} source={source} isLocked={isLocked} />
        </FeedFilterContext>
      )}
      {'people' in lists && <FollowersOrFollowees key={key} {...list} kind={lists.people} id={account.id} />}
    </ScreenPanel>
  );
}

interface AccountPostsProps extends Omit<ComponentProps<typeof TimelineList>, 'feed' | 'state'> {
  readonly source: FeedSource;
}

/** The posts that an account wrote or favourited. */
function AccountPosts({ source, ...list }: AccountPostsProps) {
  return <TimelineList {...useFeed(source, useRestoredRow())} {...list} />;
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

/** A profile, by id or by handle. An account that is in the graph is shown before the server answers. */
export function ProfileScreen({ params, search }: ScreenProps) {
  const text = useText();
  const found = useProfile(referenceOf(params), { refresh: true });
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
        <ProfileError reason={found.reason} onRetry={found.retry} />
      ) : (
        <>
          <ProfileCardSkeleton variant="page" />
          <FeedSkeleton />
        </>
      )}
    </Panel>
  );
}
