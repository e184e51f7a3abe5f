import type { ChatId } from '../../model/ids';
import { readAccount } from '../account';
import { readChatMessage } from '../conversations';
import { type ModelOf, readTimeOrEpoch, readerWithId } from '../read';

/** A chat of two others, as only staff get it. */
export type StaffChat = ModelOf<typeof readStaffChat>;

/** Undefined without an id or one of the two people. */
export const readStaffChat = readerWithId((json, id: ChatId) => {
  const owner = readAccount(json['sender']);
  const other = readAccount(json['receiver']);
  if (owner === undefined || other === undefined) return undefined;
  return {
    id,
    /** Whose side of the chat it is: each of the two has messages with ids of their own. */
    owner,
    other,
    lastMessage: readChatMessage(json['last_message']) ?? null,
    updatedAt: readTimeOrEpoch(json, 'updated_at'),
  };
});
