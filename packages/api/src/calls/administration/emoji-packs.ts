import { type Call, del, get, json, nothing, patch, post } from '../../call';
import { readEmojiPack, readEmojiPacks, readPackFiles, readPackNames } from '../../schema/emoji-pack';
import { required } from '../../schema/read';

const PACK = '/api/v1/pleroma/emoji/pack';
const PACKS = '/api/v1/pleroma/emoji/packs';
const FILES = `${PACKS}/files`;

/** Archives are unpacked, and packs of other servers fetched, before the server answers. */
const slowTimeoutMs = 180_000;

const feature = 'emojiPacks';

/** Pages start at 1. Pleroma answers a page beyond the end with 500. */
export interface PackPage {
  page?: number | undefined;
  pageSize?: number | undefined;
}

const pageOf = ({ page, pageSize }: PackPage) => ({ page, page_size: pageSize });

/** GET /api/v1/pleroma/emoji/packs, by name; 50 a page, each with all of its files. */
export const emojiPacks = (page: PackPage = {}) =>
  get(PACKS, required(readEmojiPacks, 'emoji packs'), { feature, query: pageOf(page) });

/** GET /api/v1/pleroma/emoji/pack; 30 files a page, by shortcode. 404 for an unknown pack. */
export const emojiPack = (name: string, page: PackPage = {}) =>
  get(PACK, required(readEmojiPack, 'emoji pack'), { feature, query: { name, ...pageOf(page) } });

/** The address of a pack as a zip file, which anybody may open where the pack is shared. */
export const packArchivePath = (name: string): string =>
  `${PACKS}/archive?${new URLSearchParams({ name }).toString()}`;

/** POST /api/v1/pleroma/emoji/pack. 409 for a name that is taken; 500 for one that cannot be a folder. */
export const createEmojiPack = (name: string) => post(PACK, nothing, { feature, query: { name } });

/** DELETE /api/v1/pleroma/emoji/pack, with its files. Its emoji stay listed until `reloadEmoji`. */
export const deleteEmojiPack = (name: string) => del(PACK, nothing, { feature, query: { name } });

/**
 * PATCH /api/v1/pleroma/emoji/pack. Replaces all metadata, so that what is to stay has to be sent again; null and an
 * empty `fallback-src` are errors. Setting a fallback makes the server fetch it.
 */
export const describeEmojiPack = (name: string, metadata: Readonly<Record<string, unknown>>) =>
  patch(PACK, nothing, { feature, query: { name }, body: json({ metadata }), timeoutMs: slowTimeoutMs });

export interface NewPackFile {
  /** A picture or a zip archive, or the address of one. */
  file: Blob | string;
  /** Without it, the server takes the name of the file. */
  shortcode?: string | undefined;
  filename?: string | undefined;
}

const orNone = (text: string | undefined) => (text?.trim() === '' ? undefined : text);

/**
 * POST /api/v1/pleroma/emoji/packs/files; answers with all files of the pack. Of an archive, all files whose shortcodes
 * are free are added. 409 for a shortcode that any pack has; 500 for an address that cannot be fetched.
 */
export function addPackFile(
  name: string,
  { file, ...names }: NewPackFile,
): Call<Readonly<Record<string, string>>> {
  const fields = { shortcode: orNone(names.shortcode), filename: orNone(names.filename) };
  const body =
    typeof file === 'string'
      ? json({ file, ...fields })
      : ({ kind: 'multipart', fields, files: { file } } as const);
  const rest = { feature, query: { name }, body, timeoutMs: slowTimeoutMs } as const;
  return post(FILES, required(readPackFiles, 'files of a pack'), rest);
}

export interface PackFileChange {
  shortcode: string;
  newShortcode: string;
  newFilename: string;
  /** Replaces another emoji of the new shortcode; needed also to change the file's name alone. */
  force: boolean;
}

/** PATCH /api/v1/pleroma/emoji/packs/files; answers with all files of the pack. 409 for a shortcode that is taken. */
export const changePackFile = (name: string, change: PackFileChange) =>
  patch(FILES, required(readPackFiles, 'files of a pack'), {
    feature,
    query: { name },
    body: json({
      shortcode: change.shortcode,
      new_shortcode: change.newShortcode,
      new_filename: change.newFilename,
      force: change.force,
    }),
  });

/** DELETE /api/v1/pleroma/emoji/packs/files; answers with the files that are left. 400 for an unknown shortcode. */
export const removePackFile = (name: string, shortcode: string) =>
  del(FILES, required(readPackFiles, 'files of a pack'), { feature, query: { name, shortcode } });

/** GET /api/v1/pleroma/emoji/packs/import: turns other folders on the server into packs, and returns their names. */
export const importEmojiPacks = () =>
  get(`${PACKS}/import`, required(readPackNames, 'imported packs'), { feature, timeoutMs: slowTimeoutMs });

/** An address with its protocol: `https` where it has none. */
export function serverAddress(text: string): string {
  const address = text.trim().replace(/\/+$/, '');
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

/**
 * GET /api/v1/pleroma/emoji/packs/remote: the packs of another server, which this one asks. 500 where it does not share
 * packs, cannot be reached, or has no nodeinfo; 30 a page.
 */
export const remoteEmojiPacks = (url: string, page: PackPage = {}) =>
  get(`${PACKS}/remote`, required(readEmojiPacks, 'emoji packs'), {
    feature,
    query: { url: serverAddress(url), ...pageOf(page) },
    timeoutMs: slowTimeoutMs,
  });

export interface PackDownload {
  /** The other server. */
  url: string;
  name: string;
  /** The name here; its own if left out. A pack of this name is overwritten. */
  as?: string | undefined;
}

/** POST /api/v1/pleroma/emoji/packs/download. Pleroma answers `ok` also where the other server has no such pack. */
export const downloadEmojiPack = ({ url, name, as }: PackDownload) =>
  post(`${PACKS}/download`, nothing, {
    feature,
    body: json({ url: serverAddress(url), name, as: orNone(as) }),
    timeoutMs: slowTimeoutMs,
  });

/** POST /api/v1/pleroma/admin/reload_emoji: lists the emoji that are on the server's disk now. */
export const reloadEmoji = () => post('/api/v1/pleroma/admin/reload_emoji', nothing, { feature });
