import type { Here } from '../server/here';
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
  here: Here,
  accountId: string,
  { otherId, at }: { otherId: string; at?: number },
): ChatRow {
  const known = findChatWith(here.db, accountId, otherId);
  if (known) return known;
  const updatedAt = at ?? here.now();
  const chat = {
    id: at === undefined ? here.ids.next(updatedAt) : here.ids.at(updatedAt),
    account_id: accountId,
    other_id: otherId,
    updated_at: updatedAt,
  };
  insertChat(here.db, chat);
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

function checkContent(here: Here, content: string | null, media: MediaRow | undefined): void {
  if (media) return;
  if (content === null) throw problem(400, 'no_content');
  const { chatLimit } = here.settings;
  if (chatLimit !== null && isLongerThan([content], chatLimit)) throw problem(400, 'content_too_long');
  if (content === '') throw crash();
}

function checkRecipient(here: Here, draft: ChatDraft): AccountRow {
  const recipient = findAccount(here.db, draft.toId);
  if (!recipient) throw problem(400, 'Recipient does not exist');
  const refuses =
    recipient.accepts_chat === 0 ||
    hasPair(here.db, 'blocks', { accountId: recipient.id, targetId: draft.author.id });
  // The real server has no error message for this.
  if (refuses) throw crash();
  return recipient;
}

interface Side {
  chat: ChatRow;
  messageId: string;
}

interface Placed {
  ownerId: string;
  otherId: string;
  textId: string;
  unread: boolean;
}

function place(here: Here, { ownerId, otherId, textId, unread }: Placed, at: number | undefined): Side {
  const moment = at ?? here.now();
  const opened = openChat(here, ownerId, at === undefined ? { otherId } : { otherId, at });
  const messageId = at === undefined ? here.ids.next(moment) : here.ids.at(moment);
  insertChatMessage(here.db, { id: messageId, chat_id: opened.id, text_id: textId, unread: unread ? 1 : 0 });
  touchChat(here.db, opened.id, moment);
  return { chat: findChat(here.db, ownerId, opened.id) ?? opened, messageId };
}

interface Sent {
  own: Side;
  theirs: Side | null;
  notification: NotificationRow | null;
}

function storeMessage(here: Here, draft: ChatDraft, recipient: AccountRow): Sent {
  const media = findOwnMedia(here.db, draft.author.id, draft.mediaId === null ? [] : [draft.mediaId])[0];
  checkContent(here, draft.content, media);
  const { author, at } = draft;
  const createdAt = at ?? here.now();
  const textId = at === undefined ? here.ids.next(createdAt) : here.ids.at(createdAt);
  const resolve = (name: string) => findAccountByName(here.db, name, here.host());
  insertChatText(here.db, {
    id: textId,
    author_id: author.id,
    content: draft.content === null ? null : composeContent(draft.content, 'text/plain', resolve).html,
    media_id: media?.id ?? null,
    created_at: createdAt,
    idempotency_key: draft.idempotencyKey,
  });
  const ends = { ownerId: author.id, otherId: recipient.id, textId };
  const own = author.host === null ? place(here, { ...ends, unread: false }, at) : null;
  const turned = { ownerId: recipient.id, otherId: author.id, textId, unread: !draft.read };
  const theirs = recipient.host === null && recipient.id !== author.id ? place(here, turned, at) : null;
  const side = own ?? theirs;
  if (!side) throw problem(400, 'Recipient does not exist');
  const notification =
    theirs &&
    notify(here, {
      to: recipient.id,
      from: author.id,
      type: 'pleroma:chat_mention',
      chatMessageId: theirs.messageId,
      seen: draft.read ?? false,
      at: createdAt,
    });
  return { own: side, theirs, notification };
}

/**
 * Sends a message and returns its id on the author's side (on the receiver's, when the author is on another server).
 */
export function sendChatMessage(here: Here, draft: ChatDraft): string {
  const recipient = checkRecipient(here, draft);
  const { own, theirs, notification } = here.db.transaction(() => storeMessage(here, draft, recipient));
  emitNotification(here, notification);
  const chats = theirs === null || theirs === own ? [own.chat] : [own.chat, theirs.chat];
  for (const chat of chats) here.hub.emit({ kind: 'chat', chat });
  return own.messageId;
}

/** Deletes a message: the actor's own for both sides, the other person's only on the actor's side, without an event. */
export function deleteChatMessage(here: Here, chat: ChatRow, message: ChatMessageRow): void {
  if (message.author_id !== chat.account_id) {
    here.db.transaction(() => removeMessage(here.db, message.id));
    return;
  }
  here.db.transaction(() => removeText(here.db, message.text_id));
  here.hub.emit({
    kind: 'chat deletion',
    textId: message.text_id,
    authorId: chat.account_id,
    readerIds: [chat.account_id, chat.other_id],
  });
}
