import type { Client } from '../client';
import { createConversations, type Conversations } from './conversations';

const opened = new WeakMap<Client, Conversations>();

/** The conversations of a page. They begin with the first that is opened, and end with their reader. */
export function conversationsOf(client: Client): Conversations {
  const known = opened.get(client);
  if (known !== undefined) return known;
  const conversations = createConversations(client);
  client.session.onChange(conversations.clear);
  opened.set(client, conversations);
  return conversations;
}
