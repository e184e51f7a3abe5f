import type { OwnAccount } from '../model/account';
import { readAccount } from './account';
import { isObject, readCount, readCountOrNull, readFlag, readObject, readTextOrNull } from './read';
import { readScope } from './scope';
import { readWebAddress } from './web-address';

/** The response to verify_credentials and update_credentials. */
export function readOwnAccount(json: unknown): OwnAccount | undefined {
  const account = readAccount(json);
  if (account === undefined || !isObject(json)) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const source = readObject(json, 'source');
  return {
    ...account,
    defaultScope: readScope(source['privacy']),
    sensitiveByDefault: readFlag(source, 'sensitive'),
    defaultLanguage: readTextOrNull(source, 'language') || null,
    followRequestsCount:
      readCountOrNull(json, 'follow_requests_count') ?? readCount(source, 'follow_requests_count'),
    unreadNotificationsCount: readCount(pleroma, 'unread_notifications_count'),
    allowFollowingMove: pleroma['allow_following_move'] !== false,
    chatToken: readTextOrNull(pleroma, 'chat_token') || null,
    background: readWebAddress(pleroma, 'background_image'),
    settingsStore: readObject(pleroma, 'settings_store'),
  };
}
