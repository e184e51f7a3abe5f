import type { Account } from '../../model/account';
import type { NotificationId, ReportId } from '../../model/ids';
import type { Status } from '../../model/status';
import { readAccount } from '../account';
import { type ChatMessage, readChatMessage } from '../conversations';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  type JsonObject,
  isObject,
  readFlag,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTimeOrEpoch,
  readWebAddress,
} from '../read';
import { readStatus } from '../status';

const readNote = objectReader((json) => ({
  content: readText(json, 'content'),
  author: readAccount(json['user']) ?? null,
  createdAt: readTimeOrEpoch(json, 'created_at'),
}));

const statusRows = { limit: 100, row: readStatus };
const noteRows = { limit: 100, row: readNote };

export type NotifiedReport = ModelOf<typeof readNotifiedReport>;

/** Mastodon has the comment as `comment`, and the reported account as `target_account`. */
export const readNotifiedReport = readerWithId((json, id: ReportId) => ({
  id,
  /** The reporter's comment. */
  content: readText(json, 'content') || readText(json, 'comment'),
  /** As on the wire: `open`, `closed`, `resolved`. */
  state: readText(json, 'state') || 'open',
  createdAt: readTimeOrEpoch(json, 'created_at'),
  /** The reported account. */
  account: readAccount(json['target_account'] ?? json['account']) ?? null,
  reporter: readAccount(json['actor']) ?? null,
  statuses: readRows(json, 'statuses', statusRows),
  notes: readRows(json, 'notes', noteRows),
}));

/** `type` is as on the wire: unknown types are shown as such, never dropped. */
export interface Notification {
  id: NotificationId;
  type: string;
  createdAt: string;
  seen: boolean;
  account: Account | null;
  status: Status | null;
  /** Set on reactions: the Unicode emoji or `:shortcode:`, and its picture. */
  emoji: string | null;
  emojiUrl: string | null;
  /** Set on moves: the new account. */
  target: Account | null;
  /** Set on chat mentions. */
  chatMessage: ChatMessage | null;
  /** Set on reports, which only staff get. */
  report: NotifiedReport | null;
  /** The key of the group on the server; null for a notification without a group. */
  groupKey: string | null;
  /** Set when the notification stands for a group, as its newest. */
  group: NotificationGroupFacts | null;
}

/** A group of notifications, as sent by the server. */
export interface NotificationGroupFacts {
  /** Names the group in calls; notifications without a group have one too. */
  key: string;
  /** Some of the accounts that caused it, latest first. */
  accounts: readonly Account[];
  /** The number of notifications in the group. */
  count: number;
}

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
    report: readNotifiedReport(json['report']) ?? null,
    groupKey: readGroupKey(json),
    group: null,
  };
}

/** Null for a notification without a group: servers then name the group after the notification's id. */
export function readGroupKey(json: JsonObject): string | null {
  const key = readTextOrNull(json, 'group_key');
  return key === null || key === '' || /^ungrouped\b/.test(key) ? null : key;
}

/** The server's response to a report. */
export type ReportReceipt = ModelOf<typeof readReportReceipt>;

export const readReportReceipt = readerWithId((json, id: ReportId) => ({
  id,
  /** Staff have already acted; false right after sending. */
  actionTaken: readFlag(json, 'action_taken'),
}));
