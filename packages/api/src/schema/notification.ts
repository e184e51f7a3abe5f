import type { Reaction } from './reactions';
import type { Account } from '../model/account';
import type { AccountId, NotificationId, ReportId, StatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readAccount } from './account';
import { type ChatMessage, readChatMessage } from './conversations';
import {
  type ModelOf,
  objectReader,
  readerWithId,
  type JsonObject,
  isObject,
  readCount,
  readCountOrNull,
  readFlag,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTexts,
  readTimeOrEpoch,
  readWebAddress,
} from './read';
import { readStatus } from './status';

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

/** Largest numbers that are read: servers send 20 to 40 groups, each with a few people and one status at most. */
const maxRows = { groups: 200, accounts: 2_000, statuses: 400 };

interface ReferencedRows {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly statuses: ReadonlyMap<string, Status>;
}

/** Reads each group as one notification; invalid ones are left out and counted. Undefined without groups. */
export const readNotificationGroups = objectReader((json) => {
  const groups = json['notification_groups'];
  if (!Array.isArray(groups)) return undefined;
  const accounts = readRows(json, 'accounts', { limit: maxRows.accounts, row: readAccount });
  const statuses = readRows(json, 'statuses', { limit: maxRows.statuses, row: readStatus });
  const referenced: ReferencedRows = {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    statuses: new Map(statuses.map((status) => [status.id, status])),
  };
  const items = readRows(json, 'notification_groups', {
    limit: maxRows.groups,
    row: (group) => readGroup(group, referenced),
  });
  return { items, dropped: groups.length - items.length };
});

function readGroup(json: unknown, { accounts, statuses }: ReferencedRows): Notification | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<NotificationId>(json, 'most_recent_notification_id');
  const key = readId(json, 'group_key');
  if (id === null || key === null) return undefined;
  const people = readTexts(json, 'sample_account_ids').flatMap((one) => accounts.get(one) ?? []);
  const status = statuses.get(readId<StatusId>(json, 'status_id') ?? '') ?? null;
  const type = readText(json, 'type');
  const emoji = type.endsWith('emoji_reaction') ? reactionOf(people, status?.reactions ?? []) : undefined;
  return {
    id,
    type,
    createdAt: readTimeOrEpoch(json, 'latest_page_notification_at'),
    seen: false,
    account: people[0] ?? null,
    status,
    emoji: emoji?.name ?? null,
    emojiUrl: emoji?.url ?? null,
    target: null,
    chatMessage: null,
    report: readNotifiedReport(json['report']) ?? null,
    groupKey: readGroupKey(json),
    group: { key, accounts: people, count: Math.max(1, readCount(json, 'notifications_count')) },
  };
}

/**
 * The emoji of a group of reactions, which the group itself does not have. Taken from the reactions of the status,
 * unless these people used several emoji.
 */
function reactionOf(people: readonly Account[], reactions: readonly Reaction[]): Reaction | undefined {
  const own = new Set<AccountId>(people.map(({ id }) => id));
  const used = reactions.filter(({ accountIds }) => accountIds.some((id) => own.has(id)));
  return used.length === 1 ? used[0] : undefined;
}

/** A read marker, shared by all devices of a person. */
export interface Marker<Id extends string> {
  /** Null when nothing has been read. */
  lastReadId: Id | null;
  /** Counts the changes; always 0 on Pleroma. */
  version: number;
  updatedAt: string;
  /** Null when the server does not count. */
  unreadCount: number | null;
}

/** Only the markers that were requested and exist. */
export interface Markers {
  home: Marker<StatusId> | null;
  notifications: Marker<NotificationId> | null;
}

/** Pleroma sends UTC without a zone, which `Date` would read as local time. */
function inUtc(time: string): string {
  return /T[\d:.]+$/.test(time) ? `${time}Z` : time;
}

function readMarker<Id extends string>(json: unknown): Marker<Id> | null {
  if (!isObject(json)) return null;
  return {
    lastReadId: readId<Id>(json, 'last_read_id'),
    version: readCount(json, 'version'),
    updatedAt: inUtc(readTimeOrEpoch(json, 'updated_at')),
    unreadCount: readCountOrNull(readObject(json, 'pleroma'), 'unread_count'),
  };
}

export function readMarkers(json: unknown): Markers | undefined {
  if (!isObject(json)) return undefined;
  return { home: readMarker(json['home']), notifications: readMarker(json['notifications']) };
}
