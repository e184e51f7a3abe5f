import { type ErrorReason, downloadEmojiPack, emojiPack, remoteEmojiPacks, serverAddress } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { type BulkOutcome, type BulkRun, bulkStepOutcome, runBulk } from '../kernel/tasks/bulk';
import { errorOf, isMissing } from '../kernel/error-of';
import { loadRest } from '../kernel/feed/load-rest';
import type { RowFeed } from '../kernel/feed/row-feed';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { emojiListingOf } from './emoji-listing';
import { errorUnlessDone } from '../kernel/resource/lost-answer';
import { type PackRow, emojiPacksOf, packFeed } from './pack-list';
import { packProblem } from './pack-problem';

/** A pack of another server, and the name that it will have here. */
export interface WantedPack {
  readonly name: string;
  readonly as: string;
  /** Its shortcodes on the other server. */
  readonly shortcodes: readonly string[];
}

/** The packs that another server shares. */
export interface RemotePacks extends Pick<RowFeed<PackRow>, 'state' | 'load' | 'loadMore'> {
  /** Loads all further pages; what failed is in the state. */
  loadRest(stop: AbortSignal): Promise<void>;
  /** Has this server download packs, one after the other. A pack of the same name is overwritten. */
  take(packs: readonly WantedPack[], run: BulkRun): Promise<BulkOutcome<WantedPack>>;
}

const PAGE_SIZE = 30;
const MAX_SERVERS = 10;

function createRemotePacks(client: Client, url: string): RemotePacks {
  const { send } = client;
  const feed = packFeed(
    client,
    (page) => send(remoteEmojiPacks(url, { page, pageSize: PAGE_SIZE })),
    PAGE_SIZE,
  );

  /** Whether the pack on this server has all of the shortcodes; the error when that can't be loaded. */
  async function hasAll({ as, shortcodes }: WantedPack): Promise<boolean | ErrorReason> {
    let files: Readonly<Record<string, string>> = {};
    const error = await errorOf(
      send(emojiPack(as, { pageSize: Math.max(1, shortcodes.length) })).then((pack) => {
        files = pack.files;
      }),
    );
    if (error !== null && !isMissing(error)) return error;
    return error === null && shortcodes.every((shortcode) => Object.hasOwn(files, shortcode));
  }

  /**
   * Servers report success also for packs that do not exist, and the answer can be lost after a success: the pack is
   * checked in both cases. An earlier pack of that name proves nothing.
   */
  async function takeOne(pack: WantedPack): Promise<ErrorReason | null> {
    const { name, as } = pack;
    const before = await hasAll(pack);
    if (typeof before !== 'boolean') return before;
    const error = await errorUnlessDone(
      send(downloadEmojiPack({ url, name, as: as === name ? undefined : as })),
      async () => !before && (await hasAll(pack)) === true,
      (reason) => packProblem(reason) !== null,
    );
    if (error !== null) return error;
    const after = await hasAll(pack);
    if (typeof after !== 'boolean') return after;
    return after ? null : { kind: 'ignored' };
  }

  return {
    state: feed.state,
    load: feed.load,
    loadMore: feed.loadMore,
    loadRest: (stop) => loadRest(feed, stop),
    async take(packs, run) {
      const outcome = await runBulk(packs, async (pack) => bulkStepOutcome(await takeOne(pack)), run);
      await Promise.all([emojiPacksOf(client).load(), emojiListingOf(client).renew()]);
      return outcome;
    },
  };
}

const serversOf = perClient((client) =>
  createResourceFamily((url: string) => createRemotePacks(client, url), MAX_SERVERS),
);

/** The packs of the server at an address, with or without its protocol. */
export const remotePacksOf = (client: Client, address: string): RemotePacks =>
  serversOf(client).get(serverAddress(address));
