import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import type { WireEmojiPack, WireEmojiPacks } from '@linnet/api/wire';
import { pictureFile } from '../../pictures/picture-files';
import { answer } from '../../server/answer';
import type { Params } from '../../server/params';
import { crash, problem } from '../../server/problem';
import type { Server } from '../../server/server';
import { type Call, OPEN, type Route } from '../../server/route';
import { type EmojiPackRow, allPacks, filesOfPack, findPack } from '../../store/emoji-packs';

/** The part of a list that a request asks for. */
export interface PackPage {
  size: number;
  from: number;
}

/** The name of a pack in the parameters; the errors differ from call to call. */
export function packName(params: Params): string {
  params.required('name');
  const name = (params.text('name') ?? '').trim();
  if (name === '') throw problem(400, 'pack name cannot be empty');
  return name;
}

export function packOf({ server, params }: Call): EmojiPackRow {
  const name = packName(params);
  const pack = findPack(server.db, name);
  if (!pack) throw problem(404, `Pack ${name} does not exist`);
  return pack;
}

export function pageIn(params: Params, size: number): PackPage {
  const length = Math.max(0, params.integer('page_size') ?? size);
  return { size: length, from: (Math.max(1, params.integer('page') ?? 1) - 1) * length };
}

/** Crashes on a page beyond the end, as the real server does. */
export function checkPageExists(from: number, count: number): void {
  if (from > 0 && from >= count) throw crash();
}

const WHOLE: PackPage = { size: Number.POSITIVE_INFINITY, from: 0 };

function renderPack({ db }: Server, { name, metadata }: EmojiPackRow, page: PackPage): WireEmojiPack {
  const files = filesOfPack(db, name);
  const described: Partial<WireEmojiPack['pack']> = JSON.parse(metadata);
  const isShared = described['share-files'] === true;
  const digest = () => createHash('sha256').update(JSON.stringify(files)).digest('hex').toUpperCase();
  return {
    files: Object.fromEntries(
      files.slice(page.from, page.from + page.size).map(({ shortcode, file }) => [shortcode, file]),
    ),
    files_count: files.length,
    pack: { ...described, 'can-download': isShared, ...(isShared && { 'download-sha256': digest() }) },
  };
}

function list({ server, params }: Call): Response {
  const { size, from } = pageIn(params, 50);
  const packs = allPacks(server.db);
  checkPageExists(from, packs.length);
  const shown = packs.slice(from, from + size).map((pack) => [pack.name, renderPack(server, pack, WHOLE)]);
  return answer({ packs: Object.fromEntries(shown), count: packs.length } satisfies WireEmojiPacks);
}

function show(call: Call): Response {
  const pack = packOf(call);
  const page = pageIn(call.params, 30);
  checkPageExists(page.from, filesOfPack(call.server.db, pack.name).length);
  return answer(renderPack(call.server, pack, page));
}

function archive(call: Call): Response {
  const { server } = call;
  const pack = packOf(call);
  const { pack: described } = renderPack(server, pack, WHOLE);
  if (described['can-download'] !== true) {
    const why = 'either pack sharing was disabled for this pack or some files are missing';
    throw problem(403, `Pack ${pack.name} cannot be downloaded from this instance, ${why}`);
  }
  const files = filesOfPack(server.db, pack.name).map(({ file, stored }): [string, Uint8Array] => [
    file,
    server.uploads.read(stored) ?? pictureFile(stored) ?? new Uint8Array(),
  ]);
  return new Response(new Uint8Array(zipSync(Object.fromEntries(files))), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${pack.name}.zip"`,
    },
  });
}

const BASE = '/api/v1/pleroma/emoji';

/** Calls that are open to everybody. */
export const packRoutes: Route[] = [
  { method: 'GET', path: `${BASE}/packs`, access: OPEN, handle: list },
  { method: 'GET', path: `${BASE}/packs/archive`, access: OPEN, handle: archive },
  { method: 'GET', path: `${BASE}/pack`, access: OPEN, handle: show },
];
