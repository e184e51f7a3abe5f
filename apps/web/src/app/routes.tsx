import type { ComponentType } from 'react';
import { timelineRoutes, timelines } from '../features/timeline';
import type { MessageId } from '../platform/i18n/message-id';
import type { RouteName } from '../platform/navigation/route-addresses';
import { rootOf } from '../platform/navigation/match-route';
import type {
  RouteDefinition,
  RouteGuard,
  ScreenProps,
  ScreenRoute,
} from '../platform/navigation/route-definition';
import { lazyScreen } from '../ui/lazy/lazy-screen';
import { FeedPlaceholder } from '../blocks/feed/feed-skeleton';

const ConversationScreen = lazyScreen<ScreenProps>(
  () => import('../features/thread/conversation-screen').then((part) => part.ConversationScreen),
  { placeholder: FeedPlaceholder },
);

const ProfileScreen = lazyScreen<ScreenProps>(
  () => import('../features/profile/profile-screen').then((part) => part.ProfileScreen),
  { placeholder: FeedPlaceholder },
);

/** Login, registration and similar screens share one chunk: few people see them twice. */
const accessScreens = () => import('./access-screens');
const lists = () => import('../features/lists');

const AdministrationScreen = lazyScreen<ScreenProps>(
  () => import('../features/administration/administration-screen').then((part) => part.AdministrationScreen),
  { texts: 'administration' },
);

/** The screen of a post, to be loaded as soon as somebody points at one. */
export const screenOfPosts = ConversationScreen;

/** The screen of each address, with its title and who may open it. Any other address shows the not-found screen. */
export const routes: Readonly<Record<RouteName, RouteDefinition>> = {
  root: { kind: 'redirect', to: rootOf },
  ...timelineRoutes,
  'bookmark-folder-new': screen('bookmarks.folder', timelines.bookmarks.screen),
  'bookmark-folder': screen('bookmarks.folder', timelines.bookmarks.screen),
  'bookmark-folder-edit': screen('bookmarks.folder', timelines.bookmarks.screen),
  interactions: signedIn('nav.interactions', () =>
    import('./notifications-screens').then((part) => part.InteractionsScreen),
  ),
  inbox: signedIn('nav.messages', () => import('../features/inbox').then((part) => part.InboxScreen)),
  'inbox-thread': signedIn('nav.messages', () =>
    import('./inbox-thread-screen').then((part) => part.InboxThreadScreen),
  ),
  chats: signedIn('nav.chats', () => import('../features/chats').then((part) => part.ChatsScreen)),
  chat: signedIn('nav.chats', () => import('../features/chats').then((part) => part.ChatScreen)),
  'shout-panel': signedIn('shout.title', () =>
    import('../features/shoutbox/shout-screen').then((part) => part.ShoutScreen),
  ),
  'external-user-profile': screen('profile.title', ProfileScreen),
  'user-profile': screen('profile.title', ProfileScreen),
  conversation: screen('timeline.conversation', ConversationScreen),
  'status-people': everyone('status_people.title', () =>
    import('../features/status-people/status-people-screen').then((part) => part.StatusPeopleScreen),
  ),
  lists: everyone('nav.lists', () => lists().then((part) => part.ListsScreen)),
  'lists-new': everyone('lists.new', () => lists().then((part) => part.NewListScreen)),
  'lists-edit': everyone('lists.edit', () => lists().then((part) => part.EditListScreen)),
  'followed-tags': signedIn('nav.followed_tags', () =>
    import('../features/followed-tags/followed-tags-screen').then((part) => part.FollowedTagsScreen),
  ),
  'who-to-follow': signedIn('nav.who_to_follow', () =>
    import('../features/who-to-follow/who-to-follow-screen').then((part) => part.WhoToFollowScreen),
  ),
  'friend-requests': signedIn('nav.friend_requests', () =>
    import('../features/follow-requests/follow-requests-screen').then((part) => part.FollowRequestsScreen),
  ),
  'mutes-and-blocks': signedIn('mutes_and_blocks.title', () =>
    import('../features/mutes-and-blocks/mutes-and-blocks-screen').then((part) => part.MutesAndBlocksScreen),
  ),
  directory: everyone('directory.title', () =>
    import('../features/directory/directory-screen').then((part) => part.DirectoryScreen),
  ),
  'remote-user-profile-acct': signedIn('remote_user_resolver.remote_user_resolver', () =>
    import('../features/remote-user/remote-user-screen').then((part) => part.RemoteUserScreen),
  ),
  'remote-user-profile': signedIn('remote_user_resolver.remote_user_resolver', () =>
    import('../features/remote-user/remote-user-screen').then((part) => part.RemoteUserScreen),
  ),
  drafts: signedIn('nav.drafts', () => import('../features/composer').then((part) => part.DraftsScreen)),
  login: everyone('login.login', () => import('../features/login').then((part) => part.LoginScreen)),
  'oauth-callback': everyone('login.login', () => accessScreens().then((part) => part.OAuthCallbackScreen)),
  registration: everyone('registration.registration', () =>
    accessScreens().then((part) => part.RegistrationScreen),
  ),
  'registration-token': everyone('registration.registration', () =>
    accessScreens().then((part) => part.RegistrationScreen),
  ),
  'password-reset': everyone('password_reset.password_reset', () =>
    accessScreens().then((part) => part.PasswordResetScreen),
  ),
  notifications: signedIn('nav.notifications', () =>
    import('./notifications-screens').then((part) => part.NotificationsScreen),
  ),
  scheduled: signedIn('nav.scheduled', () =>
    import('../features/scheduled/scheduled-screen').then((part) => part.ScheduledScreen),
  ),
  search: everyone('nav.search', () =>
    import('../features/search/search-screen').then((part) => part.SearchScreen),
  ),
  about: everyone('nav.about', () =>
    import('../features/about/about-screen').then((part) => part.AboutScreen),
  ),
  help: screen(
    'keys.help',
    lazyScreen(() => import('../features/keys/help-screen').then((part) => part.HelpScreen), {
      texts: 'help',
    }),
  ),
  announcements: everyone('nav.announcements', () =>
    import('../features/announcements/announcements-screen').then((part) => part.AnnouncementsScreen),
  ),
  settings: everyone('nav.settings', () => import('./settings-route').then((part) => part.SettingsRoute)),
  'edit-navigation': signedIn('nav.edit_nav', () =>
    import('../features/edit-navigation/edit-navigation-screen').then((part) => part.EditNavigationScreen),
  ),
  administration: screen('nav.administration', AdministrationScreen, 'signed-in'),
  'administration-part': screen('nav.administration', AdministrationScreen, 'signed-in'),
  'administration-item': screen('nav.administration', AdministrationScreen, 'signed-in'),
  'legacy-user-profile': everyone('profile.title', () =>
    import('./legacy-profile-screen').then((part) => part.LegacyProfileScreen),
  ),
};

function screen(
  title: MessageId,
  component: ScreenRoute['screen'],
  guard: RouteGuard = 'everyone',
): RouteDefinition {
  return { kind: 'screen', title, guard, screen: component };
}

type Load = () => Promise<ComponentType<ScreenProps>>;

/** The route of a lazy screen that everyone may open. */
function everyone(title: MessageId, load: Load): RouteDefinition {
  return screen(title, lazyScreen(load));
}

/** The same for signed-in viewers only. */
function signedIn(title: MessageId, load: Load): RouteDefinition {
  return screen(title, lazyScreen(load), 'signed-in');
}
