import type { AccountId, ErrorReason } from '@linnet/api';
import { chatListOf, type ChatRow, isLeftOut } from '../chats/chat-list';
import { type ChatMessages, chatMessagesOf } from '../chats/chat-messages';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { loadUnknownRelationships } from '../relationships/load-relationships';

interface ThreadChatOptions {
  readonly people: readonly AccountId[];
  readonly viewer: AccountId;
}

/** The chat of a thread, also where the list of chats leaves it out, as it does with muted and blocked people. */
export interface ThreadChat {
  /** The chat; null for none, undefined while that is unknown. */
  row(): ChatRow | null | undefined;
  /** Null where no chat is known. */
  messages(): ChatMessages | null;
  /** Why it could not be found. */
  error(): ErrorReason | null;
  /** Opens the chat, if the list leaves it out. */
  find(): Promise<void>;
  /** Repeats what failed. */
  retry(): Promise<unknown>;
  /** Sets a chat that the list lacks. */
  setRow(row: ChatRow): void;
}

export function createThreadChat(
  client: Client,
  { people, viewer }: ThreadChatOptions,
  onChange: () => void,
): ThreadChat {
  const { features, graph } = client;
  const list = chatListOf(client);
  const [first = null, ...others] = people;
  // Chats are between two.
  const person = others.length > 0 ? null : first;
  /** The chat as last known: it stays when the list begins to leave it out. */
  let lastKnown: ChatRow | null = null;
  let openError: ErrorReason | null = null;

  function row(): ChatRow | null | undefined {
    if (person === null) return null;
    const { value, error, isOffered } = list.chats.state.get();
    lastKnown = value?.find(({ accountId }) => accountId === person) ?? lastKnown;
    return lastKnown ?? (value === null && error === null && isOffered ? undefined : null);
  }

  function setRow(chat: ChatRow): void {
    lastKnown = chat;
    onChange();
  }

  async function openLeftOut(id: AccountId): Promise<void> {
    if (!(await features.load()).has('chats')) return;
    await loadUnknownRelationships(client, viewer, [id]);
    if (isLeftOut(graph.relationships.get(id)) && lastKnown === null) setRow(await list.open(id));
  }

  async function find(): Promise<void> {
    if (person === null) return;
    openError = await errorOf(openLeftOut(person));
    onChange();
  }

  return {
    row,
    messages: () => (lastKnown === null ? null : chatMessagesOf(client).get(lastKnown.id)),
    error: () => openError ?? list.chats.state.get().error,
    find,
    retry: () => (openError === null ? list.chats.load() : find()),
    setRow,
  };
}
