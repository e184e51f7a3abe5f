import type { MessageId } from '../../platform/i18n/message-id';
import type { RouteName } from '../../platform/navigation/route-addresses';

/** What screens are called to which no row of the navigation leads. Their words come with the screens. */
export const screenTitles: Partial<Record<RouteName, MessageId>> = {
  directory: 'directory.title',
  'lists-edit': 'lists.edit',
  'lists-new': 'lists.new',
  login: 'login.login',
  'oauth-callback': 'login.login',
  'password-reset': 'password_reset.password_reset',
  registration: 'registration.registration',
  'registration-token': 'registration.registration',
  'remote-user-profile': 'remote_user_resolver.remote_user_resolver',
  'remote-user-profile-acct': 'remote_user_resolver.remote_user_resolver',
};
