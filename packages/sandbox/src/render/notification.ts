import type { WireNotification } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccounts, type AccountRow } from '../store/accounts/accounts';
import { findChatMessages } from '../store/chats';
import { findMutedAmong, type NotificationRow, type NotificationType } from '../store/notifications';
import { withOrigin } from '../text/plain-text';
import { renderAccount } from './account';
import { renderChatMessages } from './conversations';
import type { Viewer } from './viewer';
import { renderReportSummary } from './reports';
import { renderStatuses } from './status';
import { wireTime } from './time';

type Subject = Pick<
  WireNotification,
  'status' | 'emoji' | 'emoji_url' | 'target' | 'chat_message' | 'report'
>;

interface RenderContext {
  server: Server;
  viewer: Viewer;
  accounts: Map<string, AccountRow>;
  statuses: Map<string, NonNullable<WireNotification['status']>>;
  messages: Map<string, NonNullable<WireNotification['chat_message']>>;
}

/** Writes what a notification is about; null when that no longer exists. */
type RenderSubject = (context: RenderContext, row: NotificationRow) => Subject | null;

const noSubject: RenderSubject = () => ({});

const statusSubject: RenderSubject = ({ statuses }, row) => {
  const status = statuses.get(row.status_id ?? '');
  return status ? { status } : null;
};

const reactionSubject: RenderSubject = (context, row) => {
  const subject = statusSubject(context, row);
  const url = row.emoji_url === null ? null : withOrigin(row.emoji_url, context.server.origin());
  return subject && { ...subject, emoji: row.emoji ?? '', emoji_url: url };
};

const moveSubject: RenderSubject = ({ server, viewer, accounts }, row) => {
  const target = accounts.get(row.target_id ?? '');
  return target ? { target: renderAccount(server, target, viewer.account) } : null;
};

const messageSubject: RenderSubject = ({ messages }, row) => {
  const message = messages.get(row.chat_message_id ?? '');
  return message ? { chat_message: message } : null;
};

const reportSubject: RenderSubject = ({ server, viewer }, row) => {
  const report = renderReportSummary(server, row.report_id ?? '', viewer);
  return report ? { report } : null;
};

const SUBJECTS: Record<NotificationType, RenderSubject> = {
  mention: statusSubject,
  status: statusSubject,
  favourite: statusSubject,
  reblog: statusSubject,
  poll: statusSubject,
  update: statusSubject,
  follow: noSubject,
  follow_request: noSubject,
  move: moveSubject,
  'pleroma:emoji_reaction': reactionSubject,
  'pleroma:chat_mention': messageSubject,
  'pleroma:report': reportSubject,
};

function loadContext(server: Server, rows: NotificationRow[], viewer: Viewer): RenderContext {
  const statusIds = [...new Set(rows.flatMap((row) => row.status_id ?? []))];
  const messageIds = rows.flatMap((row) => row.chat_message_id ?? []);
  const messages = renderChatMessages(server, [...findChatMessages(server.db, messageIds).values()]);
  return {
    server,
    viewer,
    accounts: findAccounts(
      server.db,
      rows.flatMap((row) => [row.from_account_id, row.target_id ?? []].flat()),
    ),
    statuses: new Map(renderStatuses(server, statusIds, viewer).map((status) => [status.id, status])),
    messages: new Map(messages.map((message) => [message.id, message])),
  };
}

/** The account that acted; rendered only once per answer. */
function actorOf(
  { server, viewer, accounts }: RenderContext,
  { from_account_id: id }: NotificationRow,
  rendered: Map<string, WireNotification['account']>,
): WireNotification['account'] | undefined {
  const row = accounts.get(id);
  const account = rendered.get(id) ?? (row && renderAccount(server, row, viewer.account));
  if (account) rendered.set(id, account);
  return account;
}

/** Notifications of the viewer, in the order given, without those whose account or subject no longer exists. */
export function renderNotifications(
  server: Server,
  rows: NotificationRow[],
  viewer: Viewer,
): WireNotification[] {
  const context = loadContext(server, rows, viewer);
  const muted = findMutedAmong(server.db, rows, server.now());
  const actors = new Map<string, WireNotification['account']>();
  return rows.flatMap((row): WireNotification[] => {
    const actor = actorOf(context, row, actors);
    const subject = SUBJECTS[row.type](context, row);
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
