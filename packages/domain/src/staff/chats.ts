import {
  type ChatId,
  type ChatMessage,
  type Cursor,
  chatMessagesAsStaff,
  chatsAsStaff,
  deleteChatMessageAsStaff,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { type StepOutcome, runChecked } from '../kernel/tasks/checked-step';
import { errorOf } from '../kernel/error-of';
import { type RowFeed, createRowFeed } from '../kernel/feed/row-feed';
import { createResourceFamily } from '../kernel/resource/resource-family';

const PAGE_SIZE = 20;
const MAX_KEPT = 4;

/** Loads the chats of somebody, the latest first. Rejects with `ApiError`. */
export const loadChatsAsStaff = async ({ send }: Pick<Client, 'send'>, name: string) =>
  (await send(chatsAsStaff(name))).items.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

interface MessagePage {
  readonly items: readonly ChatMessage[];
  readonly older: Cursor | null;
}

/** The messages of somebody's chat, newest first. */
export type StaffMessages = Pick<RowFeed<ChatMessage>, 'state' | 'load' | 'loadMore' | 'remove'>;

const createMessages = ({ send }: Client, chat: ChatId): StaffMessages =>
  createRowFeed<ChatMessage, MessagePage>({
    idOf: ({ id }) => id,
    async fetch(cursor) {
      const maxId = (cursor?.['max_id'] ?? null) as ChatMessage['id'] | null;
      const { items, dropped } = await send(chatMessagesAsStaff(chat, { maxId, limit: PAGE_SIZE }));
      const last = items.at(-1);
      const isLast = last === undefined || items.length + dropped < PAGE_SIZE;
      return { items, older: isLast ? null : { max_id: last.id } };
    },
    rowsOf: ({ items }) => items,
  });

const messageFeeds = perClient((client) =>
  createResourceFamily((chat: ChatId) => createMessages(client, chat), MAX_KEPT),
);

export const staffMessagesOf = (client: Client, chat: ChatId): StaffMessages =>
  messageFeeds(client).get(chat);

/** Deletes a message for both people, unless somebody else has done it: checked before and after. */
export async function removeChatMessage(
  client: Client,
  { id, chatId }: ChatMessage,
): Promise<StepOutcome<boolean>> {
  const feed = staffMessagesOf(client, chatId);
  const rows = feed.state.get().rows ?? [];
  const newer = rows[rows.findIndex((row) => row.id === id) - 1];
  const query = { maxId: newer?.id ?? null, limit: PAGE_SIZE };
  const outcome = await runChecked<boolean>({
    async load() {
      const { items } = await client.send(chatMessagesAsStaff(chatId, query));
      return items.some((message) => message.id === id);
    },
    isSame: () => true,
    isDone: (isThere) => !isThere,
    act: () => errorOf(client.send(deleteChatMessageAsStaff(chatId, id))),
  });
  if ('now' in outcome && outcome.now === false) feed.remove(id);
  return outcome;
}
