import type { WireChat, WireChatMessage, WireConversation } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findAccounts } from '../store/accounts/accounts';
import {
  type ChatMessageRow,
  type ChatRow,
  countUnreadMessages,
  findChatMedia,
  findLastMessages,
} from '../store/chats';
import type { ConversationRow } from '../store/statuses/conversations';
import { withOrigin } from '../text/plain-text';
import { canSeeAccount, renderAccount } from './account';
import type { Viewer } from './viewer';
import { renderWithConversations } from './status';
import { emojiIn, renderAttachment } from './attachments-and-emoji';
import { wireTime } from './time';

function recipientsOf(row: ConversationRow): string[] {
  return JSON.parse(row.recipients) as string[];
}

/** Conversations as their owner sees them; those whose last status the owner may not see are left out. */
export function renderConversations(
  server: Server,
  rows: ConversationRow[],
  viewer: Viewer,
): WireConversation[] {
  const lastIds = rows.flatMap((row) => row.last_status_id ?? []);
  const statuses = new Map(
    renderWithConversations(server, lastIds, viewer).map((status) => [status.id, status]),
  );
  const accounts = findAccounts(server.db, rows.flatMap(recipientsOf));
  return rows.flatMap((row): WireConversation[] => {
    const last = statuses.get(row.last_status_id ?? '');
    if (!last) return [];
    const everybody = recipientsOf(row).flatMap((id) => accounts.get(id) ?? []);
    const others = everybody.filter(({ id }) => id !== viewer.account.id);
    // The owner is named where nobody else takes part.
    const shown = (everybody.length > 1 ? others : everybody).filter((account) =>
      canSeeAccount(server, account, viewer.account),
    );
    return [
      {
        id: String(row.id),
        accounts: shown.map((account) => renderAccount(server, account, viewer.account)),
        unread: row.unread === 1,
        last_status: last,
      },
    ];
  });
}

/** Messages in the order given. */
export function renderChatMessages(server: Server, rows: ChatMessageRow[]): WireChatMessage[] {
  const media = findChatMedia(
    server.db,
    rows.flatMap((row) => row.media_id ?? []),
  );
  return rows.map((row) => {
    const content = row.content === null ? null : withOrigin(row.content, server.origin());
    const file = row.media_id === null ? undefined : media.get(row.media_id);
    return {
      id: row.id,
      chat_id: row.chat_id,
      account_id: row.author_id,
      content,
      created_at: wireTime(row.created_at),
      emojis: emojiIn(content ?? '', server),
      attachment: file ? renderAttachment(file, server.origin()) : null,
      unread: row.unread === 1,
      card: null,
      ...(row.idempotency_key === null ? {} : { idempotency_key: row.idempotency_key }),
    };
  });
}

/** Chats as their owner sees them; the other account is rendered as for a visitor. */
export function renderChats(server: Server, chats: ChatRow[]): WireChat[] {
  const { db } = server;
  const ids = chats.map((chat) => chat.id);
  const unread = countUnreadMessages(db, ids);
  const accounts = findAccounts(
    db,
    chats.map((chat) => chat.other_id),
  );
  const lastRows = findLastMessages(db, ids);
  const rendered = renderChatMessages(server, [...lastRows.values()]);
  const last = new Map(rendered.map((message) => [message.chat_id, message]));
  return chats.flatMap((chat): WireChat[] => {
    const account = accounts.get(chat.other_id);
    if (!account) return [];
    return [
      {
        id: chat.id,
        account: renderAccount(server, account, null),
        unread: unread.get(chat.id) ?? 0,
        last_message: last.get(chat.id) ?? null,
        updated_at: wireTime(chat.updated_at),
      },
    ];
  });
}
