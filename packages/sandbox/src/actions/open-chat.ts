import type { Here } from '../server/here';
import { findChatWith, insertChat, type ChatRow } from '../store/chats';

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
