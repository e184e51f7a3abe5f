import { readAccount } from '../account';
import {
  type ModelOf,
  isObject,
  readCount,
  readCountOrNull,
  readFlag,
  readObject,
  readTextOrNull,
  readWebAddress,
} from '../read';
import { readScope } from '../status-contents';

/** The signed-in account, with the fields that only its owner gets. */
export type OwnAccount = ModelOf<typeof readOwnAccount>;

/** The response to verify_credentials and update_credentials. */
export function readOwnAccount(json: unknown) {
  const account = readAccount(json);
  if (account === undefined || !isObject(json)) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const source = readObject(json, 'source');
  return {
    ...account,
    defaultScope: readScope(source['privacy']),
    /** Media of new posts are sensitive by default; false when the server does not say. */
    sensitiveByDefault: readFlag(source, 'sensitive'),
    /** Default language tag of new posts; null when none was chosen or the server does not say. */
    defaultLanguage: readTextOrNull(source, 'language') || null,
    followRequestsCount:
      readCountOrNull(json, 'follow_requests_count') ?? readCount(source, 'follow_requests_count'),
    unreadNotificationsCount: readCount(pleroma, 'unread_notifications_count'),
    /** The account follows people to the accounts that they move to; true when the server does not say. */
    allowFollowingMove: pleroma['allow_following_move'] !== false,
    /** Token of the shoutbox socket; null when the server has none. */
    chatToken: readTextOrNull(pleroma, 'chat_token') || null,
    /** Address of the account's own wallpaper. */
    background: readWebAddress(pleroma, 'background_image'),
    settingsStore: readObject(pleroma, 'settings_store'),
  };
}
