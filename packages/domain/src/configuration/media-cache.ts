import { type Cursor, type ErrorReason, bannedMedia, purgeMedia, unbanMedia } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import { createResourceFamily } from '../kernel/resource/resource-family';

const PAGE_SIZE = 50;
const MAX_KEPT = 6;

/** An address that the media proxy refuses. */
export interface BannedAddress {
  readonly id: string;
}

interface BannedPage {
  readonly rows: readonly BannedAddress[];
  readonly older: Cursor | null;
}

/** The addresses of media that the proxy refuses. Changes resolve to the error; null on success. */
export interface MediaCache extends Pick<RowFeed<BannedAddress>, 'state' | 'load' | 'loadMore'> {
  /** Removes media from the cache; with `ban` the proxy refuses them from now on. */
  purge(urls: readonly string[], ban: boolean): Promise<ErrorReason | null>;
  unban(urls: readonly string[]): Promise<ErrorReason | null>;
}

/** Escapes a text for use in a regular expression. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function createMediaCache({ send }: Client, query: string): MediaCache {
  const feed = createRowFeed<BannedAddress, BannedPage>({
    idOf: ({ id }) => id,
    async fetch(cursor) {
      const page = Number(cursor?.['page'] ?? 1);
      const { urls, total } = await send(bannedMedia({ query: escaped(query), page, pageSize: PAGE_SIZE }));
      return {
        rows: urls.map((id) => ({ id })),
        older: page * PAGE_SIZE < total ? { page: `${page + 1}` } : null,
      };
    },
    rowsOf: ({ rows }) => rows,
  });

  async function isBanned(url: string): Promise<boolean> {
    const { urls } = await send(bannedMedia({ query: `^${escaped(url)}$`, page: 1, pageSize: 1 }));
    return urls.includes(url);
  }

  const areBanned = async (urls: readonly string[], wanted: boolean): Promise<boolean> => {
    for (const url of urls) if ((await isBanned(url)) !== wanted) return false;
    return true;
  };

  return {
    state: feed.state,
    load: feed.load,
    loadMore: feed.loadMore,
    async purge(urls, ban) {
      // The contents of the cache can't be queried. Removing something a second time does no harm.
      const error = await errorUnlessDone(send(purgeMedia(urls, ban)), () =>
        ban ? areBanned(urls, true) : Promise.resolve(false),
      );
      if (error === null) await feed.load();
      return error;
    },
    async unban(urls) {
      const error = await errorUnlessDone(send(unbanMedia(urls)), () => areBanned(urls, false));
      if (error !== null) return error;
      for (const url of urls) feed.remove(url);
      return null;
    },
  };
}

const lists = perClient((client) =>
  createResourceFamily((query: string) => createMediaCache(client, query), MAX_KEPT),
);

/** The refused addresses that contain a text; all for an empty one. */
export const mediaCacheOf = (client: Client, query: string): MediaCache => lists(client).get(query);
