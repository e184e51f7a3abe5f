import type { StartKind } from '@linnet/domain';
import type { ComponentType } from 'react';
import { otherScreenOf, screenOf } from '../features/timeline';
import type { RouteName } from '../platform/navigation/route-addresses';
import { rootOf } from '../platform/navigation/resolve-route';
import type { RouteDefinition, RouteGuard, ScreenProps } from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { FeedPlaceholder } from '../blocks/feed/feed-placeholder';

const ConversationScreen = lazyScreen<ScreenProps>(
  () => import('../features/thread').then((part) => part.ConversationScreen),
  { placeholder: FeedPlaceholder },
);

const ProfileScreen = lazyScreen<ScreenProps>(
  () => import('../features/profile').then((part) => part.ProfileScreen),
  { placeholder: FeedPlaceholder },
);
const BookmarksScreen = otherScreenOf((screens) => screens.BookmarksScreen);

/** Login, registration and similar screens share one chunk: few people see them twice. */
const waysIn = () => import('./ways-in');
const lists = () => import('../features/lists');

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
  lazy('interactions', 'members', () =>
    import('./interactions-screen').then((part) => part.InteractionsScreen),
  ),
  screen(
    'quotes',
    'everyone',
    otherScreenOf((screens) => screens.QuotesScreen),
  ),
  screen('external-user-profile', 'everyone', ProfileScreen),
  screen('user-profile', 'everyone', ProfileScreen),
  screen('conversation', 'everyone', ConversationScreen),
  lazy('status-people', 'everyone', () =>
    import('../features/status-people').then((part) => part.StatusPeopleScreen),
  ),
  lazy('lists', 'everyone', () => lists().then((part) => part.ListsScreen)),
  lazy('lists-new', 'everyone', () => lists().then((part) => part.NewListScreen)),
  lazy('lists-edit', 'everyone', () => lists().then((part) => part.EditListScreen)),
  lazy('followed-tags', 'members', () =>
    import('../features/followed-tags').then((part) => part.FollowedTagsScreen),
  ),
  lazy('who-to-follow', 'members', () =>
    import('../features/who-to-follow').then((part) => part.WhoToFollowScreen),
  ),
  lazy('friend-requests', 'members', () =>
    import('../features/follow-requests').then((part) => part.FollowRequestsScreen),
  ),
  lazy('kept-away', 'members', () => import('../features/kept-away').then((part) => part.KeptAwayScreen)),
  lazy('directory', 'everyone', () => import('../features/directory').then((part) => part.DirectoryScreen)),
  lazy('remote-user-profile-acct', 'members', () =>
    import('../features/remote-user').then((part) => part.RemoteUserScreen),
  ),
  lazy('remote-user-profile', 'members', () =>
    import('../features/remote-user').then((part) => part.RemoteUserScreen),
  ),
  lazy('drafts', 'members', () => import('../features/composer').then((part) => part.DraftsScreen)),
  lazy('login', 'everyone', () => import('../features/login').then((part) => part.LoginScreen)),
  lazy('oauth-callback', 'everyone', () => waysIn().then((part) => part.OAuthCallbackScreen)),
  lazy('registration', 'everyone', () => waysIn().then((part) => part.RegistrationScreen)),
  lazy('registration-token', 'everyone', () => waysIn().then((part) => part.RegistrationScreen)),
  lazy('password-reset', 'everyone', () => waysIn().then((part) => part.PasswordResetScreen)),
  lazy('notifications', 'members', () =>
    import('./notifications-screen').then((part) => part.NotificationsScreen),
  ),
  lazy('scheduled', 'members', () => import('../features/scheduled').then((part) => part.ScheduledScreen)),
  lazy('search', 'everyone', () => import('../features/search').then((part) => part.SearchScreen)),
  lazy('about', 'everyone', () => import('../features/about').then((part) => part.AboutScreen)),
  lazy('announcements', 'everyone', () =>
    import('../features/announcements').then((part) => part.AnnouncementsScreen),
  ),
  lazy('settings', 'everyone', () => import('./settings-entrance').then((part) => part.SettingsEntrance)),
  lazy('edit-navigation', 'members', () =>
    import('../features/edit-navigation').then((part) => part.EditNavigationScreen),
  ),
  lazy('legacy-user-profile', 'everyone', () =>
    import('./legacy-profile-screen').then((part) => part.LegacyProfileScreen),
  ),
];

function screen(name: RouteName, guard: RouteGuard, component: ComponentType<ScreenProps>): RouteDefinition {
  return { kind: 'screen', name, guard, scroll: 'top', screen: component };
}

function timeline(name: RouteName, guard: RouteGuard, kind: StartKind): RouteDefinition {
  return screen(name, guard, screenOf({ kind }));
}

/** The route of a screen that nobody starts with. */
function lazy(
  name: RouteName,
  guard: RouteGuard,
  load: () => Promise<ComponentType<ScreenProps>>,
): RouteDefinition {
  return screen(name, guard, lazyScreen(load));
}
