import { followedTags } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { createPaging, type Paged, type Paging } from '../paging';
import type { TagFollows } from './tag-follows';

export interface FollowedTagsState extends Paged {
  /**
   * In the server's order, without `#`; null before they are loaded. Hashtags that are no longer followed stay in it.
   */
  names: readonly string[] | null;
  /** False where hashtags can't be followed. */
  isOffered: boolean;
}

/** The list of hashtags that the viewer follows. */
export interface FollowedTags extends Paging {
  state: Pick<Cell<FollowedTagsState>, 'get' | 'subscribe'>;
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
  const paging = createPaging({
    state,
    nothing,
    async ask(cursor) {
      const isOffered = (await features.load()).has('followedTags');
      if (!isOffered) return { isOffered, items: [], older: null };
      return { isOffered, ...(await send(followedTags({ cursor, limit: PAGE }))) };
    },
    take({ isOffered, items }, isFirst) {
      // Some servers leave `following` out in this list.
      learn(items.map(({ name, following }) => ({ name, following: following ?? true })));
      const before = isFirst ? [] : (state.get().names ?? []);
      const names = [...new Set([...before, ...items.map(({ name }) => name)])];
      return { listed: { names, isOffered }, isNew: names.length > before.length };
    },
  });
  return { state, ...paging };
}
