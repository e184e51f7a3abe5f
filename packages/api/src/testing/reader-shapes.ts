import * as readers from '../schema/index';
import { readAliases, readReadingPreferences } from '../schema/own/own-profile';
import { readFollowChange, readMuteEnd } from '../schema/people';
import { readFederationPolicies, readInstanceAbout } from '../schema/instance-about';
import { readInstanceDetails, readNodeinfoPath } from '../schema/instance-details';
import { readMention, readScope, readTag } from '../schema/status-contents';
import { readNotifiedReport } from '../schema/notifications/notification';
import { readReaction } from '../schema/reactions';
import { readThemeIndex } from '../schema/frontend-configuration';
import type { Shape } from '../wire/shape';
import { DOCUMENTED_SHAPES } from './documented-shapes';

export interface ReaderRow {
  readonly name: string;
  readonly read: (json: unknown) => unknown;
  /** Paths of such a shape, for `shapeAt`; servers without it are skipped. */
  readonly places: readonly string[];
  /** Shapes that no recorded server has. */
  readonly documented?: readonly Shape[];
  /** Responses of the shape that contain nothing for the reader to return. */
  readonly isEmpty?: (json: unknown) => boolean;
}

function row(name: string, read: (json: unknown) => unknown, ...places: string[]): ReaderRow {
  return { name, read, places };
}

/** A search for an empty text finds a tag without a name. */
const isNameless = (json: unknown): boolean => Object(json).name === '';

/** Every reader of a response or an entity, with the recorded shapes that it must be able to read. */
export const READERS: readonly ReaderRow[] = [
  row('readAccount', readers.readAccount, '$account'),
  row('readApp', readers.readApp, 'POST /api/v1/apps 200'),
  row('readAttachment', readers.readAttachment, '$attachment', 'POST /api/v2/media 202'),
  row('readBookmarkFolder', readers.readBookmarkFolder, '$bookmarkFolder'),
  row('readCard', readers.readCard, '$card'),
  row('readChat', readers.readChat, '$chat'),
  row('readChatMessage', readers.readChatMessage, '$chatMessage'),
  row('readFilter', readers.readFilter, '$filter'),
  { ...row('readFilterHead', readers.readFilterHead), documented: [DOCUMENTED_SHAPES.filterGroup] },
  { ...row('readFilterGroup', readers.readFilterGroup), documented: [DOCUMENTED_SHAPES.filterGroup] },
  row('readFollowChange', readFollowChange, 'frame pleroma:follow_relationships_update'),
  row('readModeratedAccount', readers.readModeratedAccount, '$account'),
  row('readStaffRoles', readers.readStaffRoles, 'GET /api/v1/pleroma/admin/users/:id/permission_group 200'),
  row('readStaffAccount', readers.readStaffAccount, '$adminAccount'),
  row('readStaffAccounts', readers.readStaffAccounts, 'GET /api/v1/pleroma/admin/users 200'),
  row('readStaffStatuses', readers.readStaffStatuses, 'GET /api/v1/pleroma/admin/users/:id/statuses 200'),
  row('readResetLink', readers.readResetLink, 'GET /api/v1/pleroma/admin/users/:id/password_reset 200'),
  row('readCredentials', readers.readCredentials, 'GET /api/v1/pleroma/admin/users/:id/credentials 200'),
  row('readInvite', readers.readInvite, '$invite'),
  row('readInvites', readers.readInvites, 'GET /api/v1/pleroma/admin/users/invites 200'),
  row('readLogEntry', readers.readLogEntry, 'GET /api/v1/pleroma/admin/moderation_log 200 > items > []'),
  row('readModerationLog', readers.readModerationLog, 'GET /api/v1/pleroma/admin/moderation_log 200'),
  row('readStaffReport', readers.readStaffReport, '$report'),
  row('readStaffReports', readers.readStaffReports, 'GET /api/v1/pleroma/admin/reports 200'),
  row('readMarkers', readers.readMarkers, 'GET /api/v1/markers 200'),
  row('readNotifiedReport', readNotifiedReport, '$report'),
  row('readConversation', readers.readConversation, '$conversation'),
  row('readScheduledStatus', readers.readScheduledStatus, '$scheduledStatus'),
  row('readScrobble', readers.readScrobble, 'GET /api/v1/pleroma/accounts/:id/scrobbles 200 > []'),
  row('readStatusSource', readers.readStatusSource, 'GET /api/v1/statuses/:id/source 200'),
  row('readStatusVersion', readers.readStatusVersion, '$edit'),
  row('readContext', readers.readContext, 'GET /api/v1/statuses/:id/context 200'),
  row('readEmoji', readers.readEmoji, '$emoji', 'GET /api/v1/custom_emojis 200 > []'),
  row(
    'readFrontendConfigurations',
    readers.readFrontendConfigurations,
    'GET /api/v1/pleroma/frontend_configurations 200',
  ),
  row(
    'readFrontendConfiguration',
    readers.readFrontendConfiguration,
    'GET /api/v1/pleroma/frontend_configurations 200',
  ),
  row('readInstance', readers.readInstance, 'GET /api/v1/instance 200', 'GET /api/v2/instance 200'),
  row('readInstanceAbout', readInstanceAbout, 'GET /api/v1/instance 200'),
  row(
    'readFederationPolicies',
    readFederationPolicies,
    'GET /api/v1/instance 200 > pleroma > metadata > federation',
  ),
  row('readInstanceDetails', readInstanceDetails, 'GET /api/v2/instance 200'),
  row('readMuteEnd', readMuteEnd, '$account'),
  row('readMention', readMention, '$mention'),
  row('readNodeinfo', readers.readNodeinfo, 'GET /nodeinfo/:id 200'),
  {
    ...row('readNodeinfoPath', readNodeinfoPath, 'GET /.well-known/nodeinfo 200'),
    isEmpty: (json) => Object(json).links.length === 0,
  },
  row('readNotification', readers.readNotification, '$notification'),
  row(
    'readNotificationGroups',
    readers.readNotificationGroups,
    'GET /api/v2/notifications 200',
    'GET /api/v2/notifications/:id 200',
  ),
  row('readOwnAccount', readers.readOwnAccount, 'GET /api/v1/accounts/verify_credentials 200'),
  row('readPoll', readers.readPoll, '$poll'),
  row('readReaction', readReaction, '$status > pleroma > emoji_reactions > []'),
  row('readReactionPeople', readers.readReactionPeople, '$reaction'),
  row('readReadingPreferences', readReadingPreferences, 'GET /api/v1/preferences 200'),
  row('readRelationship', readers.readRelationship, '$relationship'),
  row('readScope', readScope, '$status > visibility'),
  row(
    'readShoutMessage',
    readers.readShoutMessage,
    'frame shout new_msg',
    'frame shout messages > messages > []',
  ),
  row('readStatus', readers.readStatus, '$status', 'POST /api/v1/statuses/:id/reblog 200'),
  {
    ...row('readTag', readTag, '$status > tags > []', 'GET /api/v2/search 200 > hashtags > []'),
    isEmpty: isNameless,
  },
  row('readToken', readers.readToken, '$token'),
  row('readAliases', readAliases, 'GET /api/v1/pleroma/aliases 200'),
  row(
    'readFamiliarFollowers',
    readers.readFamiliarFollowers,
    'GET /api/v1/accounts/familiar_followers 200 > []',
  ),
  {
    ...row(
      'readHashtag',
      readers.readHashtag,
      'GET /api/v2/search 200 > hashtags > []',
      'GET /api/v1/tags/:id 200',
    ),
    isEmpty: isNameless,
  },
  row('readList', readers.readList, '$list'),
  row('readRelatedAccount', readers.readRelatedAccount, '$account'),
  row('readReportReceipt', readers.readReportReceipt, 'POST /api/v1/reports 200'),
  row('readSearchResult', readers.readSearchResult, 'GET /api/v2/search 200', 'GET /api/v1/search 200'),
  row('readSuggestion', readers.readSuggestion, '$account'),
  row('readAnnouncement', readers.readAnnouncement, '$announcement'),
  row(
    'readBackup',
    readers.readBackup,
    'GET /api/v1/pleroma/backups 200 > []',
    'POST /api/v1/pleroma/backups 200 > []',
  ),
  row('readBackupCodes', readers.readBackupCodes, 'GET /api/v1/pleroma/accounts/mfa/backup_codes 200'),
  {
    ...row('readCaptcha', readers.readCaptcha, 'GET /api/v1/pleroma/captcha 200'),
    documented: [DOCUMENTED_SHAPES.captcha],
  },
  row('readEmojiMap', readers.readEmojiMap, 'GET /api/v1/pleroma/emoji 200'),
  row('readEmojiPack', readers.readEmojiPack, '$emojiPack'),
  row('readEmojiPacks', readers.readEmojiPacks, 'GET /api/v1/pleroma/emoji/packs 200'),
  row('readHealth', readers.readHealth, 'GET /api/v1/pleroma/healthcheck 200'),
  row(
    'readStaffChat',
    readers.readStaffChat,
    'GET /api/v1/pleroma/admin/chats/:id 200',
    'GET /api/v1/pleroma/admin/users/:id/chats 200 > []',
  ),
  row('readUnreachable', readers.readUnreachable, 'GET /api/v1/pleroma/federation_status 200'),
  row('readNodeinfoLinks', readers.readNodeinfoLinks, 'GET /.well-known/nodeinfo 200'),
  row('readPackFiles', readers.readPackFiles, 'POST /api/v1/pleroma/emoji/packs/files 200'),
  { ...row('readPackNames', readers.readPackNames), documented: [{ '[]': 'text' }] },
  row('readOwnProfile', readers.readOwnProfile, 'GET /api/v1/accounts/verify_credentials 200'),
  row('readProfileFacts', readers.readProfileFacts, 'GET /api/v1/accounts/verify_credentials 200'),
  {
    ...row('readPickerEmoji', readers.readPickerEmoji, '$emoji'),
    isEmpty: (json) => Object(json).visible_in_picker === false,
  },
  {
    ...row('readPushSubscription', readers.readPushSubscription),
    documented: [DOCUMENTED_SHAPES.pushSubscription],
  },
  {
    ...row('readRegistration', readers.readRegistration, 'POST /api/v1/accounts 200'),
    documented: [DOCUMENTED_SHAPES.waiting],
  },
  row('readRule', readers.readRule, 'GET /api/v1/instance/rules 200 > []'),
  row('readSecondFactor', readers.readSecondFactor, 'GET /api/v1/pleroma/accounts/mfa 200'),
  row(
    'readSecurityAnswer',
    readers.readSecurityAnswer,
    'PUT /api/v1/pleroma/notification_settings 200',
    'POST /api/v1/pleroma/change_email 200 error',
  ),
  row('readSession', readers.readSession, 'GET /api/oauth_tokens 200 > []'),
  {
    ...row('readStickerFolders', readers.readStickerFolders),
    documented: [DOCUMENTED_SHAPES.stickerFolders],
  },
  { ...row('readStickerPack', readers.readStickerPack), documented: [DOCUMENTED_SHAPES.stickerPack] },
  { ...row('readThemeIndex', readThemeIndex), documented: DOCUMENTED_SHAPES.themeIndexes },
  row('readConfigRow', readers.readConfigRow, '$configGroup'),
  row('readConfiguration', readers.readConfiguration, 'GET /api/v1/pleroma/admin/config 200'),
  {
    ...row('readConfigDescription', readers.readConfigDescription),
    documented: [DOCUMENTED_SHAPES.configDescription],
  },
  row('readNeedsRestart', readers.readNeedsRestart, 'GET /api/v1/pleroma/admin/need_reboot 200'),
  row('readFrontEnd', readers.readFrontEnd, 'GET /api/v1/pleroma/admin/frontends 200 > []'),
  { ...row('readRelay', readers.readRelay), documented: [DOCUMENTED_SHAPES.relay] },
  row('readApplication', readers.readApplication, 'GET /api/v1/pleroma/admin/oauth_app 200 > apps > []'),
  row('readApplications', readers.readApplications, 'GET /api/v1/pleroma/admin/oauth_app 200'),
  row('readPostCount', readers.readPostCount, 'GET /api/v1/pleroma/admin/stats 200'),
  row('readBannedMedia', readers.readBannedMedia, 'GET /api/v1/pleroma/admin/media_proxy_caches 200'),
  row('readEditedRule', readers.readEditedRule, 'GET /api/v1/pleroma/admin/rules 200 > []'),
  row('readTotpSetup', readers.readTotpSetup, 'GET /api/v1/pleroma/accounts/mfa/setup/:id 200'),
];
