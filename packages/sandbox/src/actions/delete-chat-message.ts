import type { Here } from '../server/here';
import { removeMessage, removeText } from '../store/chat-messages';
import type { ChatMessageRow, ChatRow } from '../store/chats';

/** Deletes a message: the actor's own for both sides, the other person's only on the actor's side, without an event. */
export function deleteChatMessage(here: Here, chat: ChatRow, message: ChatMessageRow): void {
  if (message.author_id !== chat.account_id) {
    here.db.transaction(() => removeMessage(here.db, message.id));
    return;
  }
  here.db.transaction(() => removeText(here.db, message.text_id));
  here.hub.tell({
    kind: 'chat deletion',
    textId: message.text_id,
    authorId: chat.account_id,
    readerIds: [chat.account_id, chat.other_id],
  });
}
