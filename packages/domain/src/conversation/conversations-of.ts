import { perClient } from '../per-client';
import { createConversations } from './conversations';

/** The conversations of a page. They begin with the first that is opened, and end with their reader. */
export const conversationsOf = perClient((client) => {
  const conversations = createConversations(client);
  client.session.onChange(conversations.clear);
  return conversations;
});
