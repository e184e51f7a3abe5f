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
  /** Undefined while it is not known whether there is one. */
  row(): ChatRow | null | undefined;
  /** Null where no chat is known. */
  messages(): ChatMessages | null;
  /** Why it could not be found. */
  error(): ErrorReason | null;
  /** Opens it, where the list leaves it out. */
  find(): Promise<void>;
  /** Repeats what failed. */
  retry(): Promise<unknown>;
  note(row: ChatRow): void;
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
  let noted: ChatRow | null = null;
  let openError: ErrorReason | null = null;

  function row(): ChatRow | null | undefined {
    if (person === null) return null;
    const { value, error, isOffered } = list.chats.state.get();
    // It stays when the list leaves it out from now on.
    noted = value?.find(({ accountId }) => accountId === person) ?? noted;
    return noted ?? (value === null && error === null && isOffered ? undefined : null);
  }

  function note(known: ChatRow): void {
    noted = known;
    onChange();
  }

  async function openLeftOut(id: AccountId): Promise<void> {
    if (!(await features.load()).has('chats')) return;
    await loadUnknownRelationships(client, viewer, [id]);
    if (isLeftOut(graph.relationships.get(id)) && noted === null) note(await list.open(id));
  }

  async function find(): Promise<void> {
    if (person === null) return;
    openError = await errorOf(openLeftOut(person));
    onChange();
  }

  return {
    row,
    messages: () => (noted === null ? null : chatMessagesOf(client).get(noted.id)),
    error: () => openError ?? list.chats.state.get().error,
    find,
    retry: () => (openError === null ? list.chats.load() : find()),
    note,
  };
}
