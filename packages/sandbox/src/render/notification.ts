import type { WireNotification } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccounts, type AccountRow } from '../store/accounts/accounts';
import { findChatMessages } from '../store/chats';
import { findMutedAmong, type NotificationRow, type NotificationType } from '../store/notifications';
import { withOrigin } from '../text/plain-text';
import { renderAccount } from './account';
import { renderChatMessages } from './conversations';
import type { Reader } from './reader';
import { renderReportSummary } from './people';
import { renderStatuses } from './status';
import { wireTime } from './time';

type Subject = Pick<
  WireNotification,
  'status' | 'emoji' | 'emoji_url' | 'target' | 'chat_message' | 'report'
>;

interface Writing {
  server: Server;
  reader: Reader;
  accounts: Map<string, AccountRow>;
  statuses: Map<string, NonNullable<WireNotification['status']>>;
  messages: Map<string, NonNullable<WireNotification['chat_message']>>;
}

/** Writes what a notification is about; null when that no longer exists. */
type WriteSubject = (writing: Writing, row: NotificationRow) => Subject | null;

const nothing: WriteSubject = () => ({});

const aStatus: WriteSubject = ({ statuses }, row) => {
  const status = statuses.get(row.status_id ?? '');
  return status ? { status } : null;
};

const aReaction: WriteSubject = (writing, row) => {
  const subject = aStatus(writing, row);
  const url = row.emoji_url === null ? null : withOrigin(row.emoji_url, writing.server.origin());
  return subject && { ...subject, emoji: row.emoji ?? '', emoji_url: url };
};

const aMove: WriteSubject = ({ server, reader, accounts }, row) => {
  const target = accounts.get(row.target_id ?? '');
  return target ? { target: renderAccount(server, target, reader.account) } : null;
};

const aMessage: WriteSubject = ({ messages }, row) => {
  const message = messages.get(row.chat_message_id ?? '');
  return message ? { chat_message: message } : null;
};

const aReport: WriteSubject = ({ server, reader }, row) => {
  const report = renderReportSummary(server, row.report_id ?? '', reader);
  return report ? { report } : null;
};

const SUBJECTS: Record<NotificationType, WriteSubject> = {
  mention: aStatus,
  status: aStatus,
  favourite: aStatus,
  reblog: aStatus,
  poll: aStatus,
  update: aStatus,
  follow: nothing,
  follow_request: nothing,
  move: aMove,
  'pleroma:emoji_reaction': aReaction,
  'pleroma:chat_mention': aMessage,
  'pleroma:report': aReport,
};

function gather(server: Server, rows: NotificationRow[], reader: Reader): Writing {
  const statusIds = [...new Set(rows.flatMap((row) => row.status_id ?? []))];
  const messageIds = rows.flatMap((row) => row.chat_message_id ?? []);
  const messages = renderChatMessages(server, [...findChatMessages(server.db, messageIds).values()]);
  return {
    server,
    reader,
    accounts: findAccounts(
      server.db,
      rows.flatMap((row) => [row.from_account_id, row.target_id ?? []].flat()),
    ),
    statuses: new Map(renderStatuses(server, statusIds, reader).map((status) => [status.id, status])),
    messages: new Map(messages.map((message) => [message.id, message])),
  };
}

/** The account that acted; rendered only once per answer. */
function actorOf(
  { server, reader, accounts }: Writing,
  { from_account_id: id }: NotificationRow,
  written: Map<string, WireNotification['account']>,
): WireNotification['account'] | undefined {
  const row = accounts.get(id);
  const account = written.get(id) ?? (row && renderAccount(server, row, reader.account));
  if (account) written.set(id, account);
  return account;
}

/** Notifications of the viewer, in the order given, without those whose account or subject no longer exists. */
export function renderNotifications(
  server: Server,
  rows: NotificationRow[],
  reader: Reader,
): WireNotification[] {
  const writing = gather(server, rows, reader);
  const muted = findMutedAmong(server.db, rows, server.now());
  const actors = new Map<string, WireNotification['account']>();
  return rows.flatMap((row): WireNotification[] => {
    const actor = actorOf(writing, row, actors);
    const subject = SUBJECTS[row.type](writing, row);
    if (!actor || !subject) return [];
    return [
      {
        id: String(row.id),
        group_key: `ungrouped-${row.id}`,
        type: row.type,
        created_at: wireTime(row.created_at),
        account: actor,
        pleroma: { is_muted: muted.has(row.id), is_seen: row.seen === 1 },
        ...subject,
      },
    ];
  });
}
