import type { StatusId } from '@linnet/api';
import { putLatest } from '../kernel/put-latest';
import { perClient } from '../client/client';
import { createConversation, type Conversation } from './conversation';

/** How many conversations stay in memory, so that going back finds them as they were. */
const KEPT = 8;

/** The conversations of this client. Created at first use. */
export const conversationsOf = perClient(({ graph, send, log, session }) => {
  const kept = new Map<StatusId, Conversation>();
  const reader = () => {
    const now = session.state.get();
    return now.state === 'member' ? now.accountId : null;
  };
  return {
    get(focus: StatusId): Conversation {
      const conversation = kept.get(focus) ?? createConversation({ focus, graph, send, log, reader });
      putLatest(kept, [focus, conversation], KEPT);
      return conversation;
    },
  };
});
