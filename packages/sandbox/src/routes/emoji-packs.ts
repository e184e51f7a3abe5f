import type { WireEmojiPack, WireEmojiPacks } from '@linnet/api/wire';
import { EMOJI_PACKS, emojiFileName, type EmojiPack } from '../pictures/emoji-packs';
import { answer } from '../server/answer';
import type { Params } from '../server/params';
import { crash, problem } from '../server/problem';
import { OPEN, type Call, type Route } from '../server/route';

function renderPack(pack: EmojiPack, page: { size: number; from: number }): WireEmojiPack {
  const shown = pack.emoji.slice(page.from, page.from + page.size);
  return {
    files: Object.fromEntries(shown.map((emoji) => [emoji.shortcode, emojiFileName(emoji)])),
    files_count: pack.emoji.length,
    pack: {
      description: `Drawn for this server: ${pack.name}`,
      license: 'CC0-1.0',
      'share-files': false,
      'can-download': false,
    },
  };
}

function readPage(params: Params, size: number): { size: number; from: number } {
  const length = Math.max(0, params.integer('page_size') ?? size);
  return { size: length, from: (Math.max(1, params.integer('page') ?? 1) - 1) * length };
}

/** Crashes on a page beyond the end, as the real server does. */
function checkReach(from: number, count: number): void {
  if (from > 0 && from >= count) throw crash();
}

function list({ params }: Call): Response {
  const { size, from } = readPage(params, 50);
  const everything = { size: Number.POSITIVE_INFINITY, from: 0 };
  checkReach(from, EMOJI_PACKS.length);
  const shown = EMOJI_PACKS.slice(from, from + size).map((pack) => [pack.name, renderPack(pack, everything)]);
  return answer({ packs: Object.fromEntries(shown), count: EMOJI_PACKS.length } satisfies WireEmojiPacks);
}

function show({ params }: Call): Response {
  params.required('name');
  const name = params.text('name') ?? '';
  if (name === '') throw problem(400, 'pack name cannot be empty');
  const pack = EMOJI_PACKS.find((known) => known.name === name);
  if (!pack) throw problem(404, `Pack ${name} does not exist`);
  const page = readPage(params, 30);
  checkReach(page.from, pack.emoji.length);
  return answer(renderPack(pack, page));
}

export const emojiPackRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/pleroma/emoji/packs', access: OPEN, handle: list },
  { method: 'GET', path: '/api/v1/pleroma/emoji/pack', access: OPEN, handle: show },
];
