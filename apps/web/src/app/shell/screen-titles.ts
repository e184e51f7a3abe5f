import type { MessageId } from '../../platform/i18n/message-id';
import type { RouteName } from '../../platform/navigation/route-addresses';

/** Titles of screens that no navigation entry leads to, until they set a title of their own. */
export const screenTitles: Partial<Record<RouteName, MessageId>> = {
  'bookmark-folder': 'bookmarks.folder',
  conversation: 'timeline.conversation',
  directory: 'directory.title',
  'external-user-profile': 'profile.title',
  'kept-away': 'kept_away.title',
  'legacy-user-profile': 'profile.title',
  lists: 'nav.lists',
  'lists-edit': 'lists.edit',
  'lists-new': 'lists.new',
  'lists-timeline': 'timelines.list',
  login: 'login.login',
  'oauth-callback': 'login.login',
  'password-reset': 'password_reset.password_reset',
  quotes: 'timelines.quotes',
  registration: 'registration.registration',
  'registration-token': 'registration.registration',
  'remote-user-profile': 'remote_user_resolver.remote_user_resolver',
  'remote-user-profile-acct': 'remote_user_resolver.remote_user_resolver',
  'status-people': 'status_people.title',
  'user-profile': 'profile.title',
};
