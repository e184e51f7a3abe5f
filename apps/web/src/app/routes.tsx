import type { StartKind } from '@linnet/domain';
import type { ComponentType } from 'react';
import { otherScreenOf, screenOf } from '../features/timeline';
import type { RouteName } from '../platform/navigation/route-addresses';
import { rootOf } from '../platform/navigation/resolve-route';
import type { RouteDefinition, RouteGuard, ScreenProps } from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { FeedPlaceholder } from '../blocks/feed/feed-placeholder';
import type { LaterRoute } from './later-screens';

const ConversationScreen = lazyScreen<ScreenProps>(
  () => import('../features/thread').then((part) => part.ConversationScreen),
  { placeholder: FeedPlaceholder },
);

const ProfileScreen = lazyScreen<ScreenProps>(
  () => import('../features/profile').then((part) => part.ProfileScreen),
  { placeholder: FeedPlaceholder },
);
const BookmarksScreen = otherScreenOf((screens) => screens.BookmarksScreen);

/** Screens that are likely to be opened next: their code is loaded when the page is idle. */
export const likelyNext = [ConversationScreen];

/** All routes. Any other address shows the not-found screen. */
export const routes: readonly RouteDefinition[] = [
  { kind: 'redirect', name: 'root', to: rootOf },
  timeline('friends', 'members', 'home'),
  timeline('public-timeline', 'everyone', 'local'),
  timeline('public-external-timeline', 'everyone', 'public'),
  screen(
    'bubble-timeline',
    'everyone',
    otherScreenOf((screens) => screens.BubbleScreen),
  ),
  screen(
    'tag-timeline',
    'everyone',
    otherScreenOf((screens) => screens.TagScreen),
  ),
  screen(
    'lists-timeline',
    'everyone',
    otherScreenOf((screens) => screens.ListScreen),
  ),
  screen('bookmarks', 'everyone', BookmarksScreen),
  screen('bookmark-folder-new', 'everyone', BookmarksScreen),
  screen('bookmark-folder', 'everyone', BookmarksScreen),
  screen('bookmark-folder-edit', 'everyone', BookmarksScreen),
  screen(
    'favourites',
    'members',
    otherScreenOf((screens) => screens.FavouritesScreen),
  ),
  screen(
    'dms',
    'members',
    otherScreenOf((screens) => screens.DirectScreen),
  ),
  later('interactions', 'members'),
  screen(
    'quotes',
    'everyone',
    otherScreenOf((screens) => screens.QuotesScreen),
  ),
  screen('external-user-profile', 'everyone', ProfileScreen),
  screen('user-profile', 'everyone', ProfileScreen),
  screen('conversation', 'everyone', ConversationScreen),
  later('status-people'),
  later('lists'),
  later('lists-new'),
  later('lists-edit'),
  later('followed-tags', 'members'),
  later('who-to-follow', 'members'),
  later('friend-requests', 'members'),
  later('kept-away', 'members'),
  later('directory'),
  later('remote-user-profile-acct', 'members'),
  later('remote-user-profile', 'members'),
  later('drafts', 'members'),
  later('login'),
  later('oauth-callback'),
  later('registration'),
  later('registration-token'),
  later('password-reset'),
  later('notifications', 'members'),
  later('scheduled', 'members'),
  later('search'),
  later('about'),
  later('announcements'),
  later('settings'),
  later('edit-navigation', 'members'),
  later('legacy-user-profile'),
];

function screen(name: RouteName, guard: RouteGuard, component: ComponentType<ScreenProps>): RouteDefinition {
  return { kind: 'screen', name, guard, scroll: 'top', screen: component };
}

function timeline(name: RouteName, guard: RouteGuard, kind: StartKind): RouteDefinition {
  return screen(name, guard, screenOf({ kind }));
}

/** The route of a screen that nobody starts with; `later-screens` has its loader. */
function later(name: LaterRoute, guard: RouteGuard = 'everyone'): RouteDefinition {
  return screen(
    name,
    guard,
    lazyScreen<ScreenProps>(async () => (await import('./later-screens')).laterScreens[name]()),
  );
}
