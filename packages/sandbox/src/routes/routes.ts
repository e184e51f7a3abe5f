import type { Route } from '../server/route';
import { accountRoutes } from './accounts/accounts';
import { accountFeedRoutes } from './accounts/account-feeds';
import { accountListRoutes } from './accounts/account-lists';
import { directoryRoutes } from './accounts/directory';
import { domainBlockRoutes, relationshipRoutes } from './accounts/relationships';
import { listRoutes } from './accounts/lists';
import { reportRoutes } from './accounts/reports';
import { staffCredentialRoutes } from './staff/credentials';
import { moderationLogRoutes } from './staff/moderation-log';
import { staffPeopleRoutes } from './staff/people';
import { staffChatRoutes } from './staff/chats';
import { staffReportRoutes } from './staff/reports';
import { serverStatusRoutes } from './staff/server-statuses';
import { staffStatusRoutes } from './staff/statuses';
import { searchRoutes } from './search';
import { aliasRoutes } from './accounts/aliases';
import { ownDataRoutes, staffBackupRoutes } from './accounts/own-data';
import { appRoutes } from './access/apps';
import { adminAnnouncementRoutes, announcementRoutes } from './announcements';
import { adminRegistrationRoutes } from './accounts/admin-registrations';
import { adminAccountRoutes } from './accounts/admin-accounts';
import { accountSecurityRoutes, mfaSettingsRoutes } from './access/security';
import { configurationRoutes } from './staff/configuration';
import { frontEndRoutes } from './staff/front-ends';
import { staffAppRoutes } from './staff/applications';
import { mediaCacheRoutes } from './staff/media-cache';
import { statisticsRoutes } from './staff/statistics';
import { relayRoutes } from './staff/relays';
import { instanceDocumentRoutes } from './staff/instance-documents';
import { appSettingsRoutes, markerRoutes, pushRoutes } from './settings';
import { credentialRoutes } from './accounts/credentials';
import { emojiRoutes } from './emoji/emoji-lists';
import { changePackRoutes } from './emoji/change-packs';
import { packFileRoutes } from './emoji/pack-files';
import { packRoutes } from './emoji/packs';
import { sharedPackRoutes } from './emoji/shared-packs';
import { instanceRoutes } from './instance';
import { passwordResetRoutes } from './access/password-reset';
import { registrationRoutes } from './access/registration';
import { oauthTokenRoutes, sessionRoutes } from './access/oauth-tokens';
import { chatRoutes } from './chats';
import { bookmarkRoutes, favouriteRoutes, statusPeopleRoutes } from './statuses/status-lists';
import { filterGroupRoutes } from './filter-groups';
import { filterPartRoutes } from './filter-parts';
import { filterRoutes } from './filters';
import { notificationRoutes } from './notifications';
import { oauthPageRoutes } from './access/oauth-page';
import { conversationRoutes } from './conversations';
import { mediaRoutes } from './media';
import { postStatusRoutes } from './statuses/post-statuses';
import { scheduledStatusRoutes } from './statuses/scheduled-statuses';
import { pollRoutes } from './statuses/polls';
import { remoteInteractionRoutes } from './remote-interaction';
import { reactionRoutes } from './statuses/reactions';
import { statusActionRoutes } from './statuses/status-actions';
import { scrobbleRoutes } from './statuses/scrobbles';
import { statusRoutes } from './statuses/statuses';
import { timelineRoutes } from './timelines';

/** All routes. Anything else gets the real server's answer to an unknown route. */
export const ROUTES: Route[] = [
  ...instanceRoutes,
  ...emojiRoutes,
  ...appRoutes,
  ...oauthTokenRoutes,
  ...oauthPageRoutes,
  ...remoteInteractionRoutes,
  ...accountFeedRoutes,
  ...adminAnnouncementRoutes,
  ...adminRegistrationRoutes,
  ...adminAccountRoutes,
  ...staffPeopleRoutes,
  ...staffCredentialRoutes,
  ...moderationLogRoutes,
  ...staffReportRoutes,
  ...staffStatusRoutes,
  ...serverStatusRoutes,
  ...staffChatRoutes,
  ...configurationRoutes,
  ...frontEndRoutes,
  ...instanceDocumentRoutes,
  ...relayRoutes,
  ...statisticsRoutes,
  ...staffAppRoutes,
  ...mediaCacheRoutes,
  ...announcementRoutes,
  ...accountSecurityRoutes,
  ...appSettingsRoutes,
  ...credentialRoutes,
  ...sharedPackRoutes,
  ...packFileRoutes,
  ...changePackRoutes,
  ...packRoutes,
  ...mfaSettingsRoutes,
  ...passwordResetRoutes,
  ...pushRoutes,
  ...registrationRoutes,
  ...sessionRoutes,
  ...searchRoutes,
  ...accountListRoutes,
  ...accountRoutes,
  ...relationshipRoutes,
  ...listRoutes,
  ...directoryRoutes,
  ...domainBlockRoutes,
  ...reportRoutes,
  ...aliasRoutes,
  ...ownDataRoutes,
  ...staffBackupRoutes,
  ...timelineRoutes,
  ...conversationRoutes,
  ...mediaRoutes,
  ...postStatusRoutes,
  ...scheduledStatusRoutes,
  ...statusRoutes,
  ...statusActionRoutes,
  ...statusPeopleRoutes,
  ...favouriteRoutes,
  ...bookmarkRoutes,
  ...reactionRoutes,
  ...pollRoutes,
  ...scrobbleRoutes,
  ...notificationRoutes,
  ...chatRoutes,
  ...filterRoutes,
  ...filterPartRoutes,
  ...filterGroupRoutes,
  ...markerRoutes,
];
