import type { AccountId, Call, StatusId } from '@linnet/api';
import type { Arrivals } from '../arrivals';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import { putLatest } from '../kernel/put-latest';
import { createConversation, type Conversation } from './conversation';

/** How many conversations stay in memory, so that going back finds them as they were. */
const KEPT = 8;

export interface Conversations {
  get(focus: StatusId): Conversation;
  clear(): void;
}

interface ConversationsOptions {
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  arrivals: Arrivals;
  /** Account id of the viewer; null for visitors. */
  reader: () => AccountId | null;
  log: Log;
}

export function createConversations(options: ConversationsOptions): Conversations {
  const kept = new Map<StatusId, Conversation>();
  return {
    get(focus) {
      const conversation = kept.get(focus) ?? createConversation({ focus, ...options });
      putLatest(kept, [focus, conversation], KEPT);
      return conversation;
    },
    clear() {
      for (const conversation of kept.values()) conversation.end();
      kept.clear();
    },
  };
}
