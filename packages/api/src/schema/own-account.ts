import type { OwnAccount } from '../model/account';
import type { OwnProfile, ProfileFacts, PushSubscription, ReadingPreferences } from '../model/own-account';
import { quotePolicies } from '../model/status';
import { readAccount } from './account';
import {
  type JsonObject,
  isObject,
  readCount,
  readCountOrNull,
  readFlag,
  readFlagOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readWebAddress,
} from './read';
import { readScope } from './status-contents';

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

function readField(json: unknown): { name: string; value: string } | undefined {
  if (!isObject(json)) return undefined;
  return { name: readText(json, 'name'), value: readText(json, 'value') };
}

/** Options that are on by default on Pleroma count as on where a server does not send them. */
const isNotOff = (json: JsonObject, key: string) => json[key] !== false;

/** Reads the viewer's own account; servers without Pleroma's extensions leave most of it out. */
export function readOwnProfile(json: unknown): OwnProfile | undefined {
  if (!isObject(json)) return undefined;
  const source = readObject(json, 'source');
  const sourceOfPleroma = readObject(source, 'pleroma');
  const pleroma = readObject(json, 'pleroma');
  const notifications = readObject(pleroma, 'notification_settings');
  return {
    note: readText(source, 'note'),
    fields: readRows(source, 'fields', { limit: 100, row: readField }),
    email: readTextOrNull(pleroma, 'email') || null,
    confirmed: isNotOff(pleroma, 'is_confirmed'),
    background: readWebAddress(pleroma, 'background_image'),
    avatarDescription: readText(pleroma, 'avatar_description') || readText(json, 'avatar_description'),
    headerDescription: readText(pleroma, 'header_description') || readText(json, 'header_description'),
    discoverable: readFlag(sourceOfPleroma, 'discoverable') || readFlag(json, 'discoverable'),
    showRole: isNotOff(sourceOfPleroma, 'show_role'),
    showBirthday: readFlag(sourceOfPleroma, 'show_birthday'),
    noRichText: readFlag(sourceOfPleroma, 'no_rich_text'),
    skipThreadContainment: readFlag(pleroma, 'skip_thread_containment'),
    allowFollowingMove: isNotOff(pleroma, 'allow_following_move'),
    blockFromStrangers: readFlag(notifications, 'block_from_strangers'),
    hideNotificationContents: readFlag(notifications, 'hide_notification_contents'),
    sensitiveByDefault: readFlag(source, 'sensitive'),
    quotePolicy: quotePolicies.find((policy) => policy === source['quote_policy']) ?? null,
  };
}

/** Reads the viewer's own account with everything that only its owner gets; undefined when either part is invalid. */
export function readProfileFacts(json: unknown): ProfileFacts | undefined {
  const account = readOwnAccount(json);
  const own = readOwnProfile(json);
  return account === undefined || own === undefined ? undefined : { account, own };
}

const medias = ['default', 'show_all', 'hide_all'] as const;

/** Reads the preferences about reading. Those about posting are also in the viewer's own account. */
export function readReadingPreferences(json: unknown): ReadingPreferences | undefined {
  if (!isObject(json)) return undefined;
  return {
    expandWarnings: readFlagOrNull(json, 'reading:expand:spoilers'),
    media: medias.find((media) => media === json['reading:expand:media']) ?? null,
    autoplay: readFlagOrNull(json, 'reading:autoplay:gifs'),
  };
}

export function readAliases(json: unknown): readonly string[] | undefined {
  return isObject(json) && Array.isArray(json['aliases']) ? readTexts(json, 'aliases') : undefined;
}

/** Undefined without an endpoint. */
export function readPushSubscription(json: unknown): PushSubscription | undefined {
  if (!isObject(json)) return undefined;
  const endpoint = readText(json, 'endpoint');
  if (endpoint === '') return undefined;
  const alerts = Object.entries(readObject(json, 'alerts')).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
  return {
    id: readId(json, 'id') ?? '',
    endpoint,
    alerts: Object.fromEntries(alerts),
    serverKey: readText(json, 'server_key'),
  };
}
