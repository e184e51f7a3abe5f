import type {
  AccountId,
  ChatMessage,
  NotificationId,
  ReportId,
  StatusId,
  ErrorReason,
  Account,
  Notification,
  NotificationGroupFacts,
  NotifiedReport,
} from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount, importStatus } from '../graph/import';
import type { GaplessListState } from '../kernel/feed/gapless-list';
import { reportTable } from '../reports/report-table';
import { type NotificationKind, kindOf, notificationKinds } from './notification-kind';

/** A notification as the page stores it: with ids in place of the accounts and statuses. */
export interface NotificationRow {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** The kind's name in the API. */
  readonly type: string;
  readonly createdAt: string;
  readonly seen: boolean;
  /** Who caused it; null only for unknown kinds without an account. */
  readonly accountId: AccountId | null;
  readonly statusId: StatusId | null;
  /** Of a reaction: the Unicode emoji, or the name of a custom one without colons. */
  readonly emoji: { readonly name: string; readonly url: string | null } | null;
  /** Of a move: the new account. */
  readonly targetId: AccountId | null;
  readonly message: Pick<ChatMessage, 'content' | 'emojis' | 'attachment'> | null;
  readonly report: ReportRow | null;
  /** The group to which it belongs; null for one that the server does not group. */
  readonly groupKey: string | null;
  /** Set on the row that stands for a whole group, as its newest notification. */
  readonly group: GroupRow | null;
}

/** A group as the server sends it. */
interface GroupRow {
  /** Identifies the group in calls. */
  readonly key: string;
  /** Some of the accounts that caused it, the latest first. */
  readonly accountIds: readonly AccountId[];
  /** How many notifications it has. */
  readonly count: number;
}

/** The report that a notification for the staff is about. */
export interface ReportRow {
  readonly id: ReportId;
  readonly content: string;
  /** The account that was reported. */
  readonly accountId: AccountId | null;
  readonly statusIds: readonly StatusId[];
  readonly notes: readonly {
    readonly content: string;
    readonly authorId: AccountId | null;
    readonly createdAt: string;
  }[];
}

/** All accounts that a row names. */
export function peopleIn({ accountId, targetId, report, group }: NotificationRow): AccountId[] {
  const noteAuthors = report?.notes.map(({ authorId }) => authorId) ?? [];
  const others = group?.accountIds ?? [];
  return [accountId, targetId, report?.accountId, ...noteAuthors, ...others].filter(
    (id) => id !== null && id !== undefined,
  );
}

export function statusesIn({ statusId, report }: NotificationRow): StatusId[] {
  return [...(statusId === null ? [] : [statusId]), ...(report?.statusIds ?? [])];
}

/** What else waits for the viewer and is shown above the list, with the number of each. */
export type ExtraCounts = Readonly<Record<'chats' | 'announcements' | 'requests', number>>;

/** A list of notifications as far as it is known. */
export interface NotificationListState extends Omit<GaplessListState<NotificationRow>, 'loading' | 'error'> {
  readonly loading: 'first' | 'older' | null;
  readonly error: ErrorReason | null;
  /** How many unseen notifications the server has that are older than the list; null where it does not say. */
  readonly unseenBelow: number | null;
  /** The rows that a list of them shows; others wait while a stored list that somebody looks at is replaced. */
  readonly shown: readonly NotificationRow[];
  readonly waitingCount: number;
  /**
   * What was shown above a stored list; null once the viewer wants to see what is new, or the list is not a stored one.
   */
  readonly storedExtras: ExtraCounts | null;
}

/** Imports the accounts and statuses of a notification; null for one that lacks a part that its kind needs. */
export function importNotification(graph: Graph, notification: Notification): NotificationRow | null {
  const { account, status, target, chatMessage, report, group, emoji, emojiUrl, ...rest } = notification;
  const kind = kindOf(rest.type);
  // A group of reactions with several emoji has no emoji of its own.
  const isMissing = (part: keyof Notification): boolean =>
    notification[part] === null && !(part === 'emoji' && group !== null);
  if (notificationKinds[kind].needs.some(isMissing)) return null;
  return {
    ...rest,
    kind,
    accountId: importPerson(graph, account),
    statusId: status && importStatus(graph, status),
    // Servers write the name of a custom emoji with and without colons.
    emoji: emoji === null ? null : { name: emoji.replace(/^:(.+):$/, '$1'), url: emojiUrl },
    targetId: importPerson(graph, target),
    message: chatMessage && {
      content: chatMessage.content,
      emojis: chatMessage.emojis,
      attachment: chatMessage.attachment,
    },
    report: report && reportRow(graph, report),
    group: group && groupRow(graph, group),
  };
}

function importPerson(graph: Graph, account: Account | null): AccountId | null {
  if (account === null) return null;
  importAccount(graph, account);
  return account.id;
}

function groupRow(graph: Graph, { key, accounts, count }: NotificationGroupFacts): GroupRow {
  for (const account of accounts) importAccount(graph, account);
  return { key, accountIds: accounts.map(({ id }) => id), count };
}

function reportRow(graph: Graph, report: NotifiedReport): ReportRow {
  reportTable(graph).put(report.id, { state: report.state });
  return {
    id: report.id,
    content: report.content,
    accountId: importPerson(graph, report.account),
    statusIds: report.statuses.map((status) => importStatus(graph, status)),
    notes: report.notes.map(({ author, ...note }) => ({ ...note, authorId: importPerson(graph, author) })),
  };
}
