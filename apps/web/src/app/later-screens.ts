import type { ComponentType } from 'react';
import type { RouteName } from '../platform/navigation/route-addresses';
import type { ScreenProps } from '../platform/navigation/route-definition';

type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** Login, registration and similar screens share one chunk: few people see them twice. */
const waysIn = () => import('./ways-in');
const registration: LoadScreen = () => waysIn().then((part) => part.RegistrationScreen);

const lists = () => import('../features/lists');

const remoteUser: LoadScreen = () => import('../features/remote-user').then((part) => part.RemoteUserScreen);

/** Loaders of the screens that nobody starts with, by route name. */
export const laterScreens = {
  about: () => import('../features/about').then((part) => part.AboutScreen),
  announcements: () => import('../features/announcements').then((part) => part.AnnouncementsScreen),
  directory: () => import('../features/directory').then((part) => part.DirectoryScreen),
  drafts: () => import('../features/composer').then((part) => part.DraftsScreen),
  'edit-navigation': () => import('../features/edit-navigation').then((part) => part.EditNavigationScreen),
  'followed-tags': () => import('../features/followed-tags').then((part) => part.FollowedTagsScreen),
  'friend-requests': () => import('../features/follow-requests').then((part) => part.FollowRequestsScreen),
  'legacy-user-profile': () => import('./legacy-profile-screen').then((part) => part.LegacyProfileScreen),
  interactions: () => import('./interactions-screen').then((part) => part.InteractionsScreen),
  'kept-away': () => import('../features/kept-away').then((part) => part.KeptAwayScreen),
  lists: () => lists().then((part) => part.ListsScreen),
  'lists-edit': () => lists().then((part) => part.EditListScreen),
  'lists-new': () => lists().then((part) => part.NewListScreen),
  login: () => import('../features/login').then((part) => part.LoginScreen),
  notifications: () => import('./notifications-screen').then((part) => part.NotificationsScreen),
  'oauth-callback': () => waysIn().then((part) => part.OAuthCallbackScreen),
  'password-reset': () => waysIn().then((part) => part.PasswordResetScreen),
  registration,
  'registration-token': registration,
  'remote-user-profile': remoteUser,
  'remote-user-profile-acct': remoteUser,
  scheduled: () => import('../features/scheduled').then((part) => part.ScheduledScreen),
  search: () => import('../features/search').then((part) => part.SearchScreen),
  settings: () => import('./settings-entrance').then((part) => part.SettingsEntrance),
  'status-people': () => import('../features/status-people').then((part) => part.StatusPeopleScreen),
  'who-to-follow': () => import('../features/who-to-follow').then((part) => part.WhoToFollowScreen),
} satisfies Partial<Record<RouteName, LoadScreen>>;

export type LaterRoute = keyof typeof laterScreens;
