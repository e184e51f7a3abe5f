import { perClient } from '../per-client';
import { createConversations } from './conversations';

/** The conversations of a page. They begin with the first that is opened, and end with their reader. */
export const conversationsOf = perClient((client) => {
  const reader = () => {
    const now = client.session.state.get();
    return now.state === 'member' ? now.accountId : null;
  };
  const { graph, send, arrivals, log } = client;
  const conversations = createConversations({ graph, send, arrivals, log, reader });
  client.session.onChange(conversations.clear);
  return conversations;
});
