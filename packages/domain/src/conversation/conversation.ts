import { ApiError, getContext, getStatus, type Call, type FailureReason, type StatusId } from '@linnet/api';
import type { Arrivals } from '../arrivals';
import { createCell, type Cell } from '../cell';
import type { Graph } from '../graph/graph';
import { importStatus, importStatuses } from '../graph/import';

export type ConversationState =
  | { state: 'loading'; ids: readonly StatusId[] }
  | { state: 'ready'; ids: readonly StatusId[] }
  | { state: 'failed'; ids: readonly StatusId[]; reason: FailureReason };

/** A status with its thread, oldest first. */
export interface Conversation {
  state: Cell<ConversationState>;
  load(): Promise<void>;
  /** Follows replies as they arrive until the returned function is called. */
  follow(): () => void;
}

interface ConversationOptions {
  focus: StatusId;
  graph: Graph;
  send: <T>(call: Call<T>) => Promise<T>;
  arrivals: Arrivals;
}

export function createConversation({ focus, graph, send, arrivals }: ConversationOptions): Conversation {
  // What the graph knows already is shown while the rest is on its way.
  const known = graph.statuses.get(focus) === undefined ? [] : [focus];
  const state = createCell<ConversationState>({ state: 'loading', ids: known });

  /** Whether a status that has just arrived answers something of this thread. */
  function belongs(id: StatusId): boolean {
    const { ids } = state.get();
    const row = graph.statuses.get(id);
    if (row === undefined || row.repeatOfId !== null || ids.includes(id)) return false;
    const thread = graph.statuses.get(focus)?.conversationId ?? null;
    if (thread !== null && row.conversationId === thread) return true;
    return row.inReplyToId !== null && ids.includes(row.inReplyToId);
  }

  return {
    state,
    async load() {
      state.update((now) => ({ state: 'loading', ids: now.ids }));
      try {
        const [status, context] = await Promise.all([send(getStatus(focus)), send(getContext(focus))]);
        const ancestors = importStatuses(graph, context.ancestors);
        const self = importStatus(graph, status);
        const descendants = importStatuses(graph, context.descendants);
        const arrived = state.get().ids.filter((id) => id !== focus && !descendants.includes(id));
        const ids = [...new Set([...ancestors, self, ...descendants, ...arrived])];
        state.set({ state: 'ready', ids });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const { reason } = error;
        state.update((now) => ({ state: 'failed', ids: now.ids, reason }));
      }
    },
    follow() {
      const endHold = graph.hold(() => state.get().ids);
      const endNews = arrivals.subscribe((id) => {
        if (belongs(id)) state.update((now) => ({ ...now, ids: [...now.ids, id] }));
      });
      return () => {
        endHold();
        endNews();
      };
    },
  };
}
