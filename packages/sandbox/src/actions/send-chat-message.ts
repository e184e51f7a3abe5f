import type { Here } from '../server/here';
import { crash, problem } from '../server/problem';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';
import { insertChatMessage, insertChatText } from '../store/chat-messages';
import { findChat, touchChat, type ChatRow } from '../store/chats';
import { findOwnMedia, type MediaRow } from '../store/media';
import type { NotificationRow } from '../store/notifications';
import { hasPair } from '../store/pairs';
import { composeContent } from '../text/compose-content';
import { isLongerThan } from '../text/is-longer-than';
import { notify, tellNotification } from './notify';
import { openChat } from './open-chat';

export interface ChatDraft {
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
  tellNotification(here, notification);
  const chats = theirs === null || theirs === own ? [own.chat] : [own.chat, theirs.chat];
  for (const chat of chats) here.hub.tell({ kind: 'chat', chat });
  return own.messageId;
}
