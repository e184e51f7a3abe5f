import type { NotificationId } from '../model/ids';
import type { Notification } from '../model/notification';
import { readAccount } from './account';
import { readChatMessage } from './chat';
import { readNotifiedReport } from './notified-report';
import {
  isObject,
  readFlag,
  readId,
  readObject,
  readText,
  readTextOrNull,
  readTimeOrEpoch,
  type JsonObject,
} from './read';
import { readStatus } from './status';
import { readWebAddress } from './web-address';

/**
 * Accepts every type. `seen` is false on servers without such a mark (all but Pleroma and Akkoma): there the viewer's
 * read marker decides. Hollo repeats the emoji and its picture in `emoji_reaction`.
 */
export function readNotification(json: unknown): Notification | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<NotificationId>(json, 'id');
  if (id === null) return undefined;
  const reaction = readObject(json, 'emoji_reaction');
  return {
    id,
    type: readText(json, 'type'),
    createdAt: readTimeOrEpoch(json, 'created_at'),
    seen: readFlag(readObject(json, 'pleroma'), 'is_seen'),
    account: readAccount(json['account']) ?? null,
    status: readStatus(json['status']) ?? null,
    emoji: readTextOrNull(json, 'emoji') || readTextOrNull(reaction, 'name') || null,
    emojiUrl: readWebAddress(json, 'emoji_url') ?? readWebAddress(reaction, 'url'),
    target: readAccount(json['target']) ?? null,
    chatMessage: readChatMessage(json['chat_message']) ?? null,
    report: readNotifiedReport(json['report']),
    groupKey: readGroupKey(json),
    group: null,
  };
}

/** Null for a notification without a group: servers then name the group after the notification's id. */
export function readGroupKey(json: JsonObject): string | null {
  const key = readTextOrNull(json, 'group_key');
  return key === null || key === '' || /^ungrouped\b/.test(key) ? null : key;
}
