import type { Here } from '../server/here';
import { removeMessage, removeText } from '../store/chat-messages';
import type { ChatMessageRow, ChatRow } from '../store/chats';

/** Removes a message: one's own for both, another's only from one's own side, of which nobody is told. */
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
