import { ApiError, followedTags, type Cursor, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import type { TagFollows } from './tag-follows';

export interface FollowedTagsState {
  /** In the server's order, without `#`; null before it has told them. Who stopped following one sees it stay. */
  names: readonly string[] | null;
  /** False where tags cannot be followed. */
  isOffered: boolean;
  hasMore: boolean;
  isLoading: boolean;
  /** Why they, or more of them, are not known. */
  failure: FailureReason | null;
}

/** The hashtags that a member follows, to be looked through. */
export interface FollowedTags {
  state: Pick<Cell<FollowedTagsState>, 'get' | 'subscribe'>;
  /** Asks for them anew. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  clear(): void;
}

const PAGE = 100;
const nothing: FollowedTagsState = {
  names: null,
  isOffered: true,
  hasMore: false,
  isLoading: false,
  failure: null,
};

type Needed = Pick<Client, 'send' | 'features'>;

export function createFollowedTags({ send, features }: Needed, { learn }: TagFollows): FollowedTags {
  const state = createCell(nothing);
  let older: Cursor | null = null;
  /** Answers to an earlier question, or for whoever was reading before, are not taken. */
  let question = {};

  async function ask(cursor: Cursor | null, before: readonly string[]): Promise<void> {
    const own = {};
    question = own;
    state.update((now) => ({ ...now, isLoading: true, failure: null }));
    try {
      const isOffered = (await features.load()).has('followedTags');
      const page = isOffered ? await send(followedTags({ cursor, limit: PAGE })) : null;
      if (own !== question) return;
      const items = page?.items ?? [];
      // Those of a list of followed ones are followed, also where the server does not repeat it.
      learn(items.map(({ name, following }) => ({ name, following: following ?? true })));
      older = items.length === 0 ? null : (page?.older ?? null);
      const names = [...new Set([...before, ...items.map(({ name }) => name)])];
      state.set({ names, isOffered, hasMore: older !== null, isLoading: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((now) => ({ ...now, isLoading: false, failure: reason }));
    }
  }

  return {
    state,
    load: () => ask(null, []),
    async loadMore() {
      const { names, isLoading } = state.get();
      if (older !== null && !isLoading) await ask(older, names ?? []);
    },
    clear() {
      question = {};
      older = null;
      state.set(nothing);
    },
  };
}
