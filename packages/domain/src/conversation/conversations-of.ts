import { perClient } from '../per-client';
import { createConversations } from './conversations';

/** The conversations of this client. Created at first use. */
export const conversationsOf = perClient((client) => {
  const reader = () => {
    const now = client.session.state.get();
    return now.state === 'member' ? now.accountId : null;
  };
  const { graph, send, arrivals, log } = client;
  return createConversations({ graph, send, arrivals, log, reader });
});
