import type { Server } from '../server/server';
import { crash, problem } from '../server/problem';
import { hasPair } from '../store/accounts/account-lists';
import { type AccountRow, findAccount, findAccountByName } from '../store/accounts/accounts';
import {
  type ChatMessageRow,
  type ChatRow,
  findChat,
  findChatWith,
  insertChat,
  insertChatMessage,
  insertChatText,
  removeMessage,
  removeText,
  touchChat,
} from '../store/chats';
import { type MediaRow, findOwnMedia } from '../store/statuses/media';
import type { NotificationRow } from '../store/notifications';
import { composeContent } from '../text/compose-content';
import { isLongerThan } from '../text/plain-text';
import { notify, emitNotification } from './notify';

/** The chat of an account with another one; made if there is none. */
export function openChat(
  server: Server,
  accountId: string,
  { otherId, at }: { otherId: string; at?: number },
): ChatRow {
  const existing = findChatWith(server.db, accountId, otherId);
  if (existing) return existing;
  const updatedAt = at ?? server.now();
  const chat = {
    id: at === undefined ? server.ids.next(updatedAt) : server.ids.at(updatedAt),
    account_id: accountId,
    other_id: otherId,
    updated_at: updatedAt,
  };
  insertChat(server.db, chat);
  return chat;
}

interface ChatDraft {
  author: AccountRow;
  toId: string;
  /** Null: a file without text. */
  content: string | null;
  mediaId: string | null;
  /** Sent back with the message, so that its author can recognise it. */
  idempotencyKey: string | null;
  /** For a message in the past. */
  at?: number;
  /** Both sides have read the message. */
  read?: boolean;
}

function checkContent(server: Server, content: string | null, media: MediaRow | undefined): void {
  if (media) return;
  if (content === null) throw problem(400, 'no_content');
  const { chatLimit } = server.settings;
  if (chatLimit !== null && isLongerThan([content], chatLimit)) throw problem(400, 'content_too_long');
  if (content === '') throw crash();
}

function checkRecipient(server: Server, draft: ChatDraft): AccountRow {
  const recipient = findAccount(server.db, draft.toId);
  if (!recipient) throw problem(400, 'Recipient does not exist');
  const refuses =
    recipient.accepts_chat === 0 ||
    hasPair(server.db, 'blocks', { accountId: recipient.id, targetId: draft.author.id });
  // The real server has no error message for this.
  if (refuses) throw crash();
  return recipient;
}

interface MessageCopy {
  chat: ChatRow;
  messageId: string;
}

interface NewCopy {
  ownerId: string;
  otherId: string;
  textId: string;
  unread: boolean;
}

function storeCopy(
  server: Server,
  { ownerId, otherId, textId, unread }: NewCopy,
  at: number | undefined,
): MessageCopy {
  const createdAt = at ?? server.now();
  const newChat = openChat(server, ownerId, at === undefined ? { otherId } : { otherId, at });
  const messageId = at === undefined ? server.ids.next(createdAt) : server.ids.at(createdAt);
  insertChatMessage(server.db, {
    id: messageId,
    chat_id: newChat.id,
    text_id: textId,
    unread: unread ? 1 : 0,
  });
  touchChat(server.db, newChat.id, createdAt);
  return { chat: findChat(server.db, ownerId, newChat.id) ?? newChat, messageId };
}

interface Sent {
  /** The author's copy; the recipient's, when the author is on another server. */
  own: MessageCopy;
  theirs: MessageCopy | null;
  notification: NotificationRow | null;
}

function storeMessage(server: Server, draft: ChatDraft, recipient: AccountRow): Sent {
  const media = findOwnMedia(server.db, draft.author.id, draft.mediaId === null ? [] : [draft.mediaId])[0];
  checkContent(server, draft.content, media);
  const { author, at } = draft;
  const createdAt = at ?? server.now();
  const textId = at === undefined ? server.ids.next(createdAt) : server.ids.at(createdAt);
  const resolve = (name: string) => findAccountByName(server.db, name, server.host());
  insertChatText(server.db, {
    id: textId,
    author_id: author.id,
    content: draft.content === null ? null : composeContent(draft.content, 'text/plain', resolve).html,
    media_id: media?.id ?? null,
    created_at: createdAt,
    idempotency_key: draft.idempotencyKey,
  });
  const authorSide = { ownerId: author.id, otherId: recipient.id, textId };
  const authorCopy = author.host === null ? storeCopy(server, { ...authorSide, unread: false }, at) : null;
  const recipientSide = { ownerId: recipient.id, otherId: author.id, textId, unread: !draft.read };
  const recipientCopy =
    recipient.host === null && recipient.id !== author.id ? storeCopy(server, recipientSide, at) : null;
  const firstCopy = authorCopy ?? recipientCopy;
  if (!firstCopy) throw problem(400, 'Recipient does not exist');
  const notification =
    recipientCopy &&
    notify(server, {
      to: recipient.id,
      from: author.id,
      type: 'pleroma:chat_mention',
      chatMessageId: recipientCopy.messageId,
      seen: draft.read ?? false,
      at: createdAt,
    });
  return { own: firstCopy, theirs: recipientCopy, notification };
}

/**
 * Sends a message and returns its id on the author's side (on the receiver's, when the author is on another server).
 */
export function sendChatMessage(server: Server, draft: ChatDraft): string {
  const recipient = checkRecipient(server, draft);
  const { own, theirs, notification } = server.db.transaction(() => storeMessage(server, draft, recipient));
  emitNotification(server, notification);
  const chats = theirs === null || theirs === own ? [own.chat] : [own.chat, theirs.chat];
  for (const chat of chats) server.hub.emit({ kind: 'chat', chat });
  return own.messageId;
}

/** Stores a message of the past, which both have read, without events. */
export function storeOldMessage(
  server: Server,
  { author, to, content, at }: { author: AccountRow; to: AccountRow; content: string; at: number },
): string {
  const draft = { author, toId: to.id, content, mediaId: null, idempotencyKey: null, at, read: true };
  return storeMessage(server, draft, to).own.messageId;
}

/** Deletes a message: the actor's own for both sides, the other person's only on the actor's side, without an event. */
export function deleteChatMessage(server: Server, chat: ChatRow, message: ChatMessageRow): void {
  if (message.author_id !== chat.account_id) {
    server.db.transaction(() => removeMessage(server.db, message.id));
    return;
  }
  deleteForBoth(server, chat, message);
}

/** Deletes a message on both sides, as its author or staff do. */
export function deleteForBoth(server: Server, chat: ChatRow, message: ChatMessageRow): void {
  server.db.transaction(() => removeText(server.db, message.text_id));
  server.hub.emit({
    kind: 'chat deletion',
    textId: message.text_id,
    authorId: message.author_id,
    viewerIds: [chat.account_id, chat.other_id],
  });
}
