import type {
  Account,
  AccountId,
  Notification,
  NotificationGroupFacts,
  NotifiedReport,
  Status,
  StatusId,
} from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importAccount, importStatus } from '../graph/import';
import { reportTable } from '../reports/report-table';
import { kindOf, notificationKinds } from './notification-kind';
import type { GroupRow, NotificationRow, ReportRow } from './notification-row';

/** Imports the accounts and statuses of a notification; null for one that lacks what its kind is about. */
export function importNotification(graph: Graph, notification: Notification): NotificationRow | null {
  const { id, type, createdAt, seen, account, status, target, chatMessage } = notification;
  const { report, groupKey, group } = notification;
  const kind = kindOf(type);
  if (!isWhole(notification)) return null;
  return {
    id,
    kind,
    type,
    createdAt,
    seen,
    accountId: person(graph, account),
    statusId: post(graph, status),
    emoji: reactionOf(notification),
    targetId: person(graph, target),
    message: chatMessage && {
      content: chatMessage.content,
      emojis: chatMessage.emojis,
      attachment: chatMessage.attachment,
    },
    report: report && reportRow(graph, report),
    groupKey,
    group: group && groupRow(graph, group),
  };
}

function isWhole(notification: Notification): boolean {
  const { type, account, status, target, chatMessage, report, emoji, group } = notification;
  const kind = kindOf(type);
  if (kind === 'unknown') return true;
  if (account === null || (notificationKinds[kind].needsStatus && status === null)) return false;
  // A group of reactions with several emoji has no emoji of its own.
  if (kind === 'reaction') return emoji !== null || group !== null;
  if (kind === 'move') return target !== null;
  if (kind === 'report') return report !== null;
  return kind !== 'chat_mention' || chatMessage !== null;
}

/** Servers write the name of a custom emoji with and without colons. */
function reactionOf({ emoji, emojiUrl }: Notification): NotificationRow['emoji'] {
  return emoji === null ? null : { name: emoji.replace(/^:(.+):$/, '$1'), url: emojiUrl };
}

function person(graph: Graph, account: Account | null): AccountId | null {
  if (account === null) return null;
  importAccount(graph, account);
  return account.id;
}

function groupRow(graph: Graph, { key, accounts, count }: NotificationGroupFacts): GroupRow {
  for (const account of accounts) importAccount(graph, account);
  return { key, accountIds: accounts.map(({ id }) => id), count };
}

function post(graph: Graph, status: Status | null): StatusId | null {
  return status && importStatus(graph, status);
}

function reportRow(graph: Graph, report: NotifiedReport): ReportRow {
  reportTable(graph).put(report.id, { state: report.state });
  return {
    id: report.id,
    content: report.content,
    accountId: person(graph, report.account),
    reporterId: person(graph, report.reporter),
    statusIds: report.statuses.map((status) => importStatus(graph, status)),
    notes: report.notes.map(({ content, author, createdAt }) => ({
      content,
      authorId: person(graph, author),
      createdAt,
    })),
  };
}
