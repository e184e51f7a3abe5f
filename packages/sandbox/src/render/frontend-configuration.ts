import type { WireFrontendConfigurations } from '@linnet/api/wire';
import type { Settings } from '../server/settings';

/** The configuration file of a front-end; the server's values override it, key by key. */
export const FILE_CONFIGURATION: Record<string, unknown> = {
  alwaysShowSubjectInput: true,
  background: '/images/city.jpg',
  collapseMessageWithSubject: false,
  disableUpdateNotification: false,
  greentext: false,
  hideFilteredStatuses: false,
  hideMutedPosts: false,
  hidePostStats: false,
  hideSitename: false,
  hideUserStats: false,
  loginMethod: 'password',
  logo: '/static/logo.svg',
  logoLeft: false,
  logoMargin: '.1em',
  logoMask: true,
  minimalScopesMode: false,
  nsfwCensorImage: '',
  postContentType: 'text/plain',
  redirectRootLogin: '/main/friends',
  redirectRootNoLogin: '/main/all',
  scopeCopy: true,
  showFeaturesPanel: true,
  showInstanceSpecificPanel: false,
  sidebarRight: false,
  subjectLineBehavior: 'email',
  theme: 'pleroma-dark',
  webPushNotifications: false,
};

const SERVER_ONLY = { disableChat: false, noAttachmentLinks: false };
const FILE_ONLY = new Set(['disableUpdateNotification', 'logoLeft']);

export function renderFrontendConfigurations(settings: Settings): WireFrontendConfigurations {
  const shared = Object.entries(FILE_CONFIGURATION).filter(([key]) => !FILE_ONLY.has(key));
  return { pleroma_fe: { ...Object.fromEntries(shared), ...SERVER_ONLY, ...settings.frontendConfiguration } };
}
