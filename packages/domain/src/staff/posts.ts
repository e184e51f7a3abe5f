import { type Cursor, type Status, serverStatuses, statusesOfHost } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { importStatuses } from '../graph/import';
import { type RowFeed, createRowFeed } from '../kernel/feed/row-feed';
import { createResourceFamily } from '../kernel/resource/resource-family';

/** Whose posts are listed. */
export interface PostsQuery {
  /** Another server; null: everything that this one has. */
  readonly host: string | null;
  /** Only those of people of this server. */
  readonly localOnly: boolean;
  /** Also posts that only followers or mentioned people may read. The server does not offer them for another one. */
  readonly withPrivate: boolean;
  readonly withRepeats: boolean;
}

/** Servers send at most 40 posts on a page, but count the next pages by the requested size. */
const PAGE_SIZE = 20;
const MAX_KEPT = 6;

interface PostPage {
  readonly items: readonly Status[];
  readonly older: Cursor | null;
}

async function fetchPage({ send }: Pick<Client, 'send'>, query: PostsQuery, page: number) {
  const { host, localOnly, withPrivate, withRepeats } = query;
  const part = { page, pageSize: PAGE_SIZE, withRepeats };
  if (host !== null) return (await send(statusesOfHost(host, part))).items;
  return (await send(serverStatuses({ ...part, localOnly, withPrivate }))).items;
}

/** Posts as staff see them, newest first; they are in the graph too. */
export type StaffPosts = Pick<RowFeed<Status>, 'state' | 'load' | 'loadMore' | 'put' | 'remove'>;

/** How many pages without a new post are skipped: a server may send the same one for ever. */
const MAX_KNOWN_PAGES = 5;

function createPosts(client: Client, query: PostsQuery): StaffPosts {
  /** Posts that were removed since the last page: as many have moved up into the pages before the next one. */
  let removed = 0;

  async function fetch(cursor: Cursor | null): Promise<PostPage> {
    let page = cursor === null ? 1 : Math.max(1, Number(cursor['page']) - Math.ceil(removed / PAGE_SIZE));
    removed = 0;
    const known = new Set(cursor === null ? [] : feed.state.get().rows?.map(({ id }) => id));
    let items = await fetchPage(client, query, page);
    // New posts move all others down, so that the next pages may have been shown already.
    for (let skipped = 0; skipped < MAX_KNOWN_PAGES; skipped += 1) {
      if (items.length === 0 || items.some(({ id }) => !known.has(id))) break;
      page += 1;
      items = await fetchPage(client, query, page);
    }
    return { items, older: { page: `${page + 1}` } };
  }

  const feed = createRowFeed<Status, PostPage>({
    idOf: ({ id }) => id,
    fetch,
    rowsOf({ items }) {
      importStatuses(client.graph, items);
      return items;
    },
  });
  return {
    ...feed,
    remove(id) {
      removed += 1;
      feed.remove(id);
    },
  };
}

const postFeeds = perClient((client) =>
  createResourceFamily((key: string) => createPosts(client, JSON.parse(key) as PostsQuery), MAX_KEPT),
);

/** The posts of this server, or of another one as far as this one has them. */
export const postsOf = (client: Client, { host, localOnly, withPrivate, withRepeats }: PostsQuery) =>
  postFeeds(client).get(JSON.stringify({ host, localOnly, withPrivate, withRepeats } satisfies PostsQuery));
