import { type AccountId, type ChatId, notifications } from '@linnet/api';
import { chatListOf, type ChatRow } from '../chats/chat-list';
import type { Client } from '../client/client';
import { orLog } from '../kernel/error-of';
import { compareIds } from '../kernel/feed/ids';
import { notificationKinds } from '../notifications/notification-kind';
import { importNotification, type NotificationRow } from '../notifications/notification-row';

/** How many of the newest notifications of chat messages are fetched. */
const MAX_NOTIFICATIONS = 10;

/**
 * Finds the notifications of new chat messages, which the list of notifications leaves out, as long as `isDue` is true.
 * Messages of muted people have no notification.
 */
export function followChatMessages(
  client: Client,
  isDue: () => boolean,
  onNew: (rows: readonly NotificationRow[]) => void,
): () => void {
  const { send, graph, log } = client;
  const { chats, follow } = chatListOf(client);
  /** Ids of the newest messages; null before the chats are known. */
  let known: ReadonlyMap<ChatId, string> | null = null;

  function showNew(): void {
    const { value } = chats.state.get();
    if (value === null) return;
    const before = known;
    known = new Map(value.map((chat) => [chat.id, chat.lastMessage?.id ?? '']));
    if (before === null || !isDue()) return;
    const people = value
      .filter((chat) => isNew(chat, before.get(chat.id) ?? ''))
      .map((chat) => chat.accountId);
    if (people.length > 0) void find(new Set(people));
  }

  async function find(people: ReadonlySet<AccountId>): Promise<void> {
    const types = notificationKinds.chat_mention.names;
    const page = await orLog(send(notifications({ types, limit: MAX_NOTIFICATIONS })), log, [
      'warn',
      'there is no alert for a chat message',
    ]);
    const rows = (page?.items ?? []).flatMap((item) => importNotification(graph, item) ?? []);
    onNew([...people].flatMap((person) => rows.find(({ accountId }) => accountId === person) ?? []));
  }

  const ends = [chats.state.subscribe(showNew), follow()];
  showNew();
  return () => ends.forEach((end) => end());
}

/** Whether the last message is unread, from the other person, and newer than the message `before`. */
function isNew({ accountId, unreadCount, lastMessage }: ChatRow, before: string): boolean {
  return unreadCount > 0 && lastMessage?.accountId === accountId && compareIds(lastMessage.id, before) > 0;
}
