import { followedTags } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { createPaging, type Paged, type Paging } from '../paging';
import type { TagFollows } from './tag-follows';

export interface FollowedTagsState extends Paged {
  /** In the server's order, without `#`; null before it has told them. Who stopped following one sees it stay. */
  names: readonly string[] | null;
  /** False where tags cannot be followed. */
  isOffered: boolean;
}

/** The hashtags that a member follows, to be looked through. */
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
      // Those of a list of followed ones are followed, also where the server does not repeat it.
      learn(items.map(({ name, following }) => ({ name, following: following ?? true })));
      const before = isFirst ? [] : (state.get().names ?? []);
      const names = [...new Set([...before, ...items.map(({ name }) => name)])];
      return { listed: { names, isOffered }, isNew: names.length > before.length };
    },
  });
  return { state, ...paging };
}
