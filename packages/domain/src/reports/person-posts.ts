import {
  accountStatuses,
  ApiError,
  type AccountId,
  type Cursor,
  type FailureReason,
  type StatusId,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { importStatus } from '../graph/import';

/** Posts in one request. */
const PAGE = 10;

interface PersonPostsState {
  readonly ids: readonly StatusId[];
  /** `ended`: there are no older ones. */
  readonly stage: 'loading' | 'ready' | 'ended' | 'failed';
  /** Why the last page could not be loaded. */
  readonly failure: FailureReason | null;
}

/** An account's own posts, the newest first, as far down as they were loaded. */
export interface PersonPosts {
  state: Pick<Cell<PersonPostsState>, 'get' | 'subscribe'>;
  /** Loads the next page, or again the one that failed. */
  load(): Promise<void>;
}

export function createPersonPosts(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  person: AccountId,
): PersonPosts {
  const state = createCell<PersonPostsState>({ ids: [], stage: 'loading', failure: null });
  let older: Cursor | null = null;
  let isAsking = false;

  async function ask(): Promise<void> {
    // Posts of a muted account can be reported too.
    const page = await send(
      accountStatuses(person, { cursor: older, limit: PAGE, withoutRepeats: true, withMuted: true }),
    );
    const before = state.get().ids;
    const ids = [...new Set([...before, ...page.items.map((status) => importStatus(graph, status))])];
    older = page.older;
    // A page with nothing new would be requested without end.
    const isEnd = older === null || ids.length === before.length;
    state.set({ ids, stage: isEnd ? 'ended' : 'ready', failure: null });
  }

  return {
    state,
    async load() {
      if (isAsking) return;
      isAsking = true;
      state.update((now) => ({ ...now, stage: 'loading', failure: null }));
      try {
        await ask();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        state.update((now) => ({ ...now, stage: 'failed', failure: error.reason }));
      } finally {
        isAsking = false;
      }
    },
  };
}
