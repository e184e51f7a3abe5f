import {
  type Call,
  type EmojiPack,
  type ErrorReason,
  addPackFile,
  changePackFile,
  describeEmojiPack,
  emojiPack,
  removePackFile,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { type BulkOutcome, type BulkRun, bulkStepOutcome, runBulk } from '../kernel/tasks/bulk';
import type { Resource } from '../kernel/resource/resource';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { emojiListingOf } from './emoji-listing';
import { isUnsure, errorUnlessDone } from '../kernel/resource/lost-answer';
import { type PackFields, metadataWith } from './pack-fields';
import { emojiPacksOf } from './pack-list';
import { packProblem } from './pack-problem';
import { freeFileName } from './shortcode';

type Files = Readonly<Record<string, string>>;

/** A picture that is to become an emoji: a file of the device, or an address that the server fetches. */
export interface NewEmoji {
  readonly source: File | string;
  /** Empty for an archive, whose files have their own names. */
  readonly shortcode: string;
}

export interface Renaming {
  readonly from: string;
  readonly to: string;
  /** Whether another emoji with the new shortcode is replaced. */
  readonly force: boolean;
}

export interface Replacement {
  readonly error: ErrorReason | null;
  /** The temporary shortcode of the new picture, if it may still be in the pack after an error; else null. */
  readonly left: string | null;
}

/** One pack with all of its files. Changes resolve to the error; null on success. */
export interface OpenPack extends Pick<Resource<EmojiPack>, 'state' | 'load' | 'follow'> {
  /** Changes some fields; all other metadata stays. */
  describe(change: Partial<PackFields>): Promise<ErrorReason | null>;
  add(emoji: readonly NewEmoji[], run: BulkRun): Promise<BulkOutcome<NewEmoji>>;
  remove(shortcodes: readonly string[], run: BulkRun): Promise<BulkOutcome<string>>;
  rename(renaming: Renaming): Promise<ErrorReason | null>;
  /** Gives an emoji another picture. The earlier one stays until the new one is on the server. */
  replace(shortcode: string, source: File | string): Promise<Replacement>;
}

/** Servers send pages of any size. */
const PAGE_SIZE = 500;
const MAX_OPEN = 20;

export const isArchive = (source: File | string): boolean =>
  typeof source === 'string'
    ? /\.zip(?:[?#]|$)/i.test(source)
    : /\.zip$/i.test(source.name) || source.type === 'application/zip';

/** The file with the media type by which servers recognise archives; browsers use several. */
const asArchive = (source: File | string): File | string =>
  typeof source === 'string' ? source : new File([source], source.name, { type: 'application/zip' });

/** Sorts files: the answers to changes have them in no particular order. */
const byShortcode = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));

const nameOf = (source: File | string): string => (typeof source === 'string' ? source : source.name);

async function loadWhole({ send }: Pick<Client, 'send'>, name: string): Promise<EmojiPack> {
  const first = await send(emojiPack(name, { page: 1, pageSize: PAGE_SIZE }));
  let { files } = first;
  for (let page = 2; (page - 1) * PAGE_SIZE < first.count; page += 1) {
    const known = Object.keys(files).length;
    files = { ...files, ...(await send(emojiPack(name, { page, pageSize: PAGE_SIZE }))).files };
    // A server that ignores the page sends the same files again.
    if (Object.keys(files).length === known) break;
  }
  return { ...first, files: byShortcode(files) };
}

function createOpenPack(client: Client, name: string): OpenPack {
  const { send, features } = client;
  const listing = emojiListingOf(client);
  const resource = clientResource<EmojiPack>(client, {
    load: async () => ((await features.load()).has('emojiPacks') ? loadWhole(client, name) : null),
  });
  const files = (): Files => resource.state.get().value?.files ?? {};

  /** Changes the pack here and in the list of packs. */
  function show(step: (pack: EmojiPack) => EmojiPack): void {
    resource.update(step);
    const { value } = resource.state.get();
    const isListed =
      emojiPacksOf(client)
        .state.get()
        .rows?.some((row) => row.name === name) === true;
    if (value !== null && isListed) emojiPacksOf(client).put({ name, pack: value });
  }

  /** The pack as the server has it now; null when it can't be loaded. */
  async function freshPack(): Promise<EmojiPack | null> {
    return (await resource.reload()) === null ? resource.state.get().value : null;
  }

  const errorUnlessPackShows = (change: Promise<unknown>, isDone: (pack: EmojiPack) => boolean) =>
    errorUnlessDone(change, async () => {
      const pack = await freshPack();
      return pack !== null && isDone(pack);
    });

  async function sendFiles(call: Call<Files>): Promise<void> {
    const next = byShortcode(await send(call));
    show((pack) => ({ ...pack, files: next, count: Object.keys(next).length }));
  }

  const changeFiles = (call: Call<Files>, isDone: (now: Files) => boolean) =>
    errorUnlessPackShows(sendFiles(call), (pack) => isDone(pack.files));

  function addOne({ source, shortcode }: NewEmoji): Promise<ErrorReason | null> {
    const before = files();
    if (isArchive(source)) {
      return changeFiles(
        addPackFile(name, { file: asArchive(source) }),
        (now) => Object.keys(now).length > Object.keys(before).length,
      );
    }
    const filename = freeFileName(shortcode, nameOf(source), before);
    return changeFiles(
      addPackFile(name, { file: source, shortcode, filename }),
      (now) => now[shortcode] === filename,
    );
  }

  const removeOne = (shortcode: string) =>
    changeFiles(removePackFile(name, shortcode), (now) => !Object.hasOwn(now, shortcode));

  /** Removes the temporary emoji of a replacement that failed. Resolves to whether it is gone. */
  async function removeTemporary(temporary: string): Promise<boolean> {
    const error = await removeOne(temporary);
    return error === null || packProblem(error) === 'emoji_missing';
  }

  /** Makes one change after the other, then has the page load the list of emoji again. */
  async function runAll<Thing>(
    things: readonly Thing[],
    step: (thing: Thing) => Promise<ErrorReason | null>,
    run: BulkRun,
  ): Promise<BulkOutcome<Thing>> {
    const outcome = await runBulk(things, async (thing) => bulkStepOutcome(await step(thing)), run);
    listing.emitChange();
    return outcome;
  }

  async function rename({ from, to, force }: Renaming): Promise<ErrorReason | null> {
    const newFilename = freeFileName(to, files()[from] ?? '', files());
    const change = { shortcode: from, newShortcode: to, newFilename, force };
    const error = await changeFiles(
      changePackFile(name, change),
      (now) => now[to] === newFilename && (from === to || !Object.hasOwn(now, from)),
    );
    listing.emitChange();
    return error;
  }

  return {
    state: resource.state,
    load: resource.load,
    follow: resource.follow,
    rename,
    add: (emoji, run) => runAll(emoji, addOne, run),
    remove: (shortcodes, run) => runAll(shortcodes, removeOne, run),
    async describe(change) {
      // Somebody else may have changed other fields meanwhile.
      const loadError = await resource.reload();
      const { value } = resource.state.get();
      if (loadError !== null || value === null) return loadError ?? { kind: 'ignored' };
      const metadata = metadataWith(value.metadata, change);
      const error = await errorUnlessPackShows(send(describeEmojiPack(name, metadata)), (pack) =>
        Object.entries(metadata).every(([key, wanted]) => pack.metadata[key] === wanted),
      );
      if (error !== null) return error;
      // The server computes the digest, and whether the pack can be downloaded.
      await resource.reload();
      // The pack itself is current; this updates its entry in the list of packs.
      show((pack) => pack);
      return null;
    },
    async replace(shortcode, source) {
      const temporary = freeFileName(`${shortcode}_new`, '', namesAsFiles(files())).replace(/\.png$/, '');
      const addError = await addOne({ source, shortcode: temporary });
      const error = addError ?? (await rename({ from: temporary, to: shortcode, force: true }));
      const isLeft =
        error !== null &&
        (addError === null || mayHaveAdded(addError)) &&
        !(await removeTemporary(temporary));
      listing.emitChange();
      return { error, left: isLeft ? temporary : null };
    },
  };
}

/** Whether a picture may be in the pack although adding it failed. */
const mayHaveAdded = (reason: ErrorReason): boolean => isUnsure(reason) && packProblem(reason) === null;

/** The shortcodes as names of files, so that `freeFileName` finds a free one. */
const namesAsFiles = (files: Files): Files =>
  Object.fromEntries(Object.keys(files).map((shortcode) => [shortcode, `${shortcode}.png`]));

const packsOf = perClient((client) =>
  createResourceFamily((name: string) => createOpenPack(client, name), MAX_OPEN),
);

/** A pack of the server, by name. */
export const emojiPackOf = (client: Client, name: string): OpenPack => packsOf(client).get(name);
