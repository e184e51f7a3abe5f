import {
  ApiError,
  type Cursor,
  type EmojiPack,
  type ErrorReason,
  createEmojiPack,
  deleteEmojiPack,
  emojiPack,
  emojiPacks,
  importEmojiPacks,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { errorOf, isMissing } from '../kernel/error-of';
import { type RowFeed, createRowFeed } from '../kernel/feed/row-feed';
import { emojiListingOf } from './emoji-listing';
import { errorUnlessDone } from '../kernel/resource/lost-answer';

/** A pack with its name; `pack` has all of its files. */
export interface PackRow {
  readonly name: string;
  readonly pack: EmojiPack;
}

/** Small pages, because the server sends each pack with all files. */
const PAGE_SIZE = 20;

interface PackPage {
  readonly rows: readonly PackRow[];
  readonly older: Cursor | null;
}

/** A list of packs that the server sends in numbered pages; it answers a page beyond the end with an error. */
export function packFeed(
  client: Pick<Client, 'features'>,
  fetch: (page: number) => Promise<{ packs: Readonly<Record<string, EmojiPack>>; count: number }>,
  pageSize: number,
): RowFeed<PackRow> {
  return createRowFeed<PackRow, PackPage>({
    idOf: ({ name }) => name,
    isOffered: async () => (await client.features.load()).has('emojiPacks'),
    async fetch(cursor) {
      const page = Number(cursor?.['page'] ?? 1);
      const { packs, count } = await fetch(page);
      const rows = Object.entries(packs).map(([name, pack]) => ({ name, pack }));
      return { rows, older: page * pageSize < count ? { page: `${page + 1}` } : null };
    },
    rowsOf: ({ rows }) => rows,
    compare: (a, b) => (a.name < b.name ? -1 : 1),
  });
}

/** Whether the server has a pack of this name. Rejects with `ApiError`. */
async function exists({ send }: Pick<Client, 'send'>, name: string): Promise<boolean> {
  const error = await errorOf(send(emojiPack(name, { pageSize: 0 })));
  if (error !== null && !isMissing(error)) throw new ApiError(error);
  return error === null;
}

/** The packs of the server, by name. Changes resolve to the error; null on success. */
export interface EmojiPacks extends Pick<RowFeed<PackRow>, 'state' | 'load' | 'loadMore' | 'put' | 'remove'> {
  create(name: string): Promise<ErrorReason | null>;
  /** Deletes a pack with all of its files. */
  discard(name: string): Promise<ErrorReason | null>;
  /** Turns folders on the server's disk into packs. Resolves to the names of the new packs, or the error. */
  importFolders(): Promise<{ readonly names: readonly string[] } | { readonly error: ErrorReason }>;
}

export const emojiPacksOf = perClient((client): EmojiPacks => {
  const { send } = client;
  const listing = emojiListingOf(client);
  const feed = packFeed(client, (page) => send(emojiPacks({ page, pageSize: PAGE_SIZE })), PAGE_SIZE);

  return {
    state: feed.state,
    load: feed.load,
    loadMore: feed.loadMore,
    put: feed.put,
    remove: feed.remove,
    async create(name) {
      // If the answer is lost, a pack of this name shows success only when there was none before.
      let existed = false;
      const loadError = await errorOf(
        exists(client, name).then((answer) => {
          existed = answer;
        }),
      );
      if (loadError !== null) return loadError;
      const error = await errorUnlessDone(
        send(createEmojiPack(name)),
        async () => !existed && (await exists(client, name)),
      );
      if (error === null) feed.put({ name, pack: newPack });
      return error;
    },
    async discard(name) {
      const error = await errorUnlessDone(
        send(deleteEmojiPack(name)),
        async () => !(await exists(client, name)),
      );
      // Somebody else has deleted it.
      if (error !== null && !isMissing(error)) return error;
      feed.remove(name);
      await listing.renew();
      return null;
    },
    async importFolders() {
      let names: readonly string[] = [];
      const error = await errorOf(
        send(importEmojiPacks()).then((answer) => {
          names = answer;
        }),
      );
      // Also after an error: if the answer was lost, the list shows what was done.
      await Promise.all([feed.load(), listing.renew()]);
      return error === null ? { names } : { error };
    },
  };
});

const newPack: EmojiPack = {
  files: {},
  count: 0,
  description: '',
  homepage: null,
  license: '',
  shared: false,
  canDownload: false,
  fallback: '',
  fallbackSha256: '',
  metadata: {},
};
