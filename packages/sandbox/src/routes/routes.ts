import { type Route, user, type Call } from '../server/route';
import { accountRoutes } from './accounts';
import { accountFeedRoutes } from './account-feeds';
import { accountListRoutes } from './account-lists';
import { directoryRoutes } from './directory';
import { domainBlockRoutes } from './domain-blocks';
import { listRoutes } from './lists';
import { relationshipRoutes } from './relationships';
import { reportRoutes } from './reports';
import { searchRoutes } from './search';
import { aliasRoutes } from './aliases';
import { appRoutes } from './apps';
import { adminAnnouncementRoutes } from './admin-announcements';
import { adminNewcomerRoutes } from './admin-newcomers';
import { adminPeopleRoutes } from './admin-people';
import { adminReportRoutes } from './admin-reports';
import { announcementRoutes } from './announcements';
import { accountSecurityRoutes } from './account-security';
import { appSettingsRoutes } from './app-settings';
import { credentialRoutes } from './credentials';
import { emojiPackRoutes } from './emoji-packs';
import { mfaSettingsRoutes } from './mfa-settings';
import { passwordResetRoutes } from './password-reset';
import { pushRoutes } from './push';
import { registrationRoutes } from './registration';
import { sessionRoutes } from './sessions';
import { chatRoutes } from './chats';
import { bookmarkRoutes } from './bookmarks';
import { emojiRoutes } from './emoji';
import { favouriteRoutes } from './favourites';
import { filterGroupRoutes } from './filter-groups';
import { filterPartRoutes } from './filter-parts';
import { filterRoutes } from './filters';
import { instanceRoutes } from './instance';
import { markerRoutes } from './markers';
import { notificationRoutes } from './notifications';
import { oauthPageRoutes } from './oauth-page';
import { oauthTokenRoutes } from './oauth-tokens';
import { conversationRoutes } from './conversations';
import { mediaRoutes } from './media';
import { postStatusRoutes } from './post-statuses';
import { scheduledStatusRoutes } from './scheduled-statuses';
import { pollRoutes } from './polls';
import { remoteInteractionRoutes } from './remote-interaction';
import { reactionRoutes } from './reactions';
import { statusActionRoutes } from './status-actions';
import { statusPeopleRoutes } from './status-people';
import { scrobbleRoutes } from './scrobbles';
import { statusRoutes } from './statuses';
import { timelineRoutes } from './timelines';
import { readerOf } from '../render/reader';
import { renderStatuses } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { linkHeader } from '../server/link-header';
import { linkParams, readPage } from '../server/read-page';
import { directTimeline } from '../store/conversations';

function timeline(call: Call): Response {
  const { here, params, url } = call;
  const ids = directTimeline(here.db, signedIn(call.reader).id, readPage(params));
  const headers = linkHeader({ here, path: url.pathname, params: linkParams(params, {}), ids });
  return answer(renderStatuses(here, ids, readerOf(here, call.reader)), { headers });
}

const directTimelineRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/timelines/direct', access: user('read:statuses'), handle: timeline },
];

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
  ...adminNewcomerRoutes,
  ...adminPeopleRoutes,
  ...adminReportRoutes,
  ...announcementRoutes,
  ...accountSecurityRoutes,
  ...appSettingsRoutes,
  ...credentialRoutes,
  ...emojiPackRoutes,
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
  ...timelineRoutes,
  ...directTimelineRoutes,
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
