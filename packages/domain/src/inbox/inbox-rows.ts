import type { AccountId, ChatMessage, StatusId } from '@linnet/api';
import type { ChatRow } from '../chats/chat-list';
import type { ConversationRow } from './conversation-list';
import { type KnownDownTo, mergeKnown } from './merge';
import { peopleKey } from './people-key';

/** The chat and the conversations between the viewer and a set of people. */
export interface InboxRow {
  /** The key of the people. */
  readonly id: string;
  readonly people: readonly AccountId[];
  /** When the latest was written, in milliseconds since 1970. */
  readonly time: number;
  readonly last: LastWritten | null;
  /** Whether a chat message or a direct post is unread. */
  readonly unread: boolean;
  readonly chat: ChatRow | null;
  readonly conversations: readonly ConversationRow[];
}

export type LastWritten =
  | { readonly kind: 'message'; readonly message: ChatMessage }
  | { readonly kind: 'post'; readonly id: StatusId };

interface RowsOptions {
  readonly chats: readonly ChatRow[];
  /** The known ones, which may be fewer than the server has. */
  readonly conversations: KnownDownTo<ConversationRow>;
}

/** One row for each set of people, the latest first. */
export function inboxRows({ chats, conversations }: RowsOptions): readonly InboxRow[] {
  const rows = new Map<string, InboxRow>();

  function add(people: readonly AccountId[], latest: Pick<InboxRow, 'time' | 'last'>): InboxRow {
    const id = peopleKey(people);
    const known = rows.get(id);
    if (known === undefined) return { id, people, ...latest, unread: false, chat: null, conversations: [] };
    return latest.time > known.time ? { ...known, ...latest } : known;
  }

  for (const chat of chats) {
    const { accountId, lastMessage: message, updatedAt, unreadCount } = chat;
    const time = Date.parse(message?.createdAt ?? updatedAt);
    const row = add([accountId], { time, last: message && { kind: 'message', message } });
    rows.set(row.id, { ...row, chat, unread: row.unread || unreadCount > 0 });
  }
  for (const conversation of conversations.items) {
    const { people, time, lastId, unread } = conversation;
    const row = add(people, { time, last: { kind: 'post', id: lastId } });
    const all = [...row.conversations, conversation];
    rows.set(row.id, { ...row, conversations: all, unread: row.unread || unread });
  }
  return mergeKnown([{ items: [...rows.values()], downTo: conversations.downTo }]).items;
}
