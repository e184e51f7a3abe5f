import { del, get, nothing } from '../../call';
import type { ChatId, ChatMessageId } from '../../model/ids';
import { readChatMessage } from '../../schema/conversations';
import { readPage, required } from '../../schema/read';
import { readStaffChat } from '../../schema/staff/chats';

const ADMIN = '/api/v1/pleroma/admin';
const feature = 'staffOfPleroma';

const chatPath = (id: ChatId, rest = '') => `${ADMIN}/chats/${encodeURIComponent(id)}${rest}`;

/** GET /api/v1/pleroma/admin/users/:name/chats: all of them. 404 for somebody unknown. */
export const chatsAsStaff = (name: string) =>
  get(`${ADMIN}/users/${encodeURIComponent(name)}/chats`, readPage(readStaffChat), { feature });

/** GET /api/v1/pleroma/admin/chats/:id. 500 for an unknown one. */
export const chatAsStaff = (id: ChatId) => get(chatPath(id), required(readStaffChat, 'chat'), { feature });

export interface StaffMessagesQuery {
  /** Older than this one; null: the newest. */
  readonly maxId: ChatMessageId | null;
  readonly limit: number;
}

/** GET /api/v1/pleroma/admin/chats/:id/messages: newest first, without links. 404 for an unknown chat. */
export const chatMessagesAsStaff = (id: ChatId, { maxId, limit }: StaffMessagesQuery) =>
  get(chatPath(id, '/messages'), readPage(readChatMessage), { feature, query: { max_id: maxId, limit } });

/** DELETE /api/v1/pleroma/admin/chats/:id/messages/:message. 400 for one that is deleted already. */
export const deleteChatMessageAsStaff = (id: ChatId, message: ChatMessageId) =>
  del(chatPath(id, `/messages/${encodeURIComponent(message)}`), nothing, { feature });
