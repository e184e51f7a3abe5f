import type { WireEmoji, WireEmojiPack, WireEmojiPacks } from '@linnet/api/wire';
import { EMOJI, EMOJI_PACKS, type EmojiPack, emojiFileName, emojiPath } from '../pictures/emoji';
import { renderInstance, renderInstanceV2, rulesOf } from '../render/instance';
import { renderFrontendConfigurations, renderHealth, renderNodeinfo } from '../render/nodeinfo';
import { answer } from '../server/answer';
import type { Params } from '../server/params';
import { crash, problem } from '../server/problem';
import { type Call, OPEN, type Route, publicly } from '../server/route';
import { findPeers } from '../store/instance-stats';

const SCHEMA = 'http://nodeinfo.diaspora.software/ns/schema';

function nodeinfoLinks({ server }: Call): Response {
  const links = ['2.0', '2.1'].map((version) => ({
    rel: `${SCHEMA}/${version}`,
    href: `${server.origin()}/nodeinfo/${version}.json`,
  }));
  return answer({ links });
}

function nodeinfo({ server, path }: Call): Response {
  const version = (path['version'] ?? '').replace(/\.json$/, '');
  if (version !== '2.0' && version !== '2.1') throw problem(404, 'Nodeinfo schema version not handled');
  return answer(renderNodeinfo(server, version), {
    headers: { 'content-type': `application/json; profile=${SCHEMA}/2.0#; charset=utf-8` },
  });
}

function health({ server }: Call): Response {
  return answer(renderHealth(server), { status: server.settings.healthy ? 200 : 503 });
}

const get = (path: string, access: Route['access'], handle: Route['handle']): Route => ({
  method: 'GET',
  path,
  access,
  handle,
});

export const instanceRoutes: Route[] = [
  get('/api/v1/instance', OPEN, ({ server }) => answer(renderInstance(server))),
  get('/api/v2/instance', OPEN, ({ server }) => answer(renderInstanceV2(server))),
  get('/api/v1/instance/peers', OPEN, ({ server }) => answer(findPeers(server.db))),
  get('/api/v1/instance/rules', publicly('read'), ({ server }) => answer(rulesOf(server.settings))),
  get('/api/v1/trends', publicly('read'), () => answer([])),
  get('/api/v1/pleroma/federation_status', publicly('read'), () => answer({ unreachable: {} })),
  get('/api/v1/pleroma/healthcheck', OPEN, health),
  get('/.well-known/nodeinfo', OPEN, nodeinfoLinks),
  get('/nodeinfo/:version', OPEN, nodeinfo),
  get('/api/pleroma/frontend_configurations', OPEN, ({ server }) =>
    answer(renderFrontendConfigurations(server.settings)),
  ),
];

function customEmojis({ server }: Call): Response {
  return answer(
    EMOJI.map((emoji): WireEmoji => {
      const url = server.origin() + emojiPath(emoji);
      const tag = `pack:${emoji.pack}`;
      const { shortcode } = emoji;
      return { shortcode, url, static_url: url, visible_in_picker: true, tags: [tag], category: tag };
    }),
  );
}

function emojiMap(): Response {
  return answer(
    Object.fromEntries(
      EMOJI.map((emoji) => [emoji.shortcode, { image_url: emojiPath(emoji), tags: [`pack:${emoji.pack}`] }]),
    ),
  );
}

export const emojiRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/custom_emojis', access: OPEN, handle: customEmojis },
  { method: 'GET', path: '/api/v1/pleroma/emoji', access: OPEN, handle: emojiMap },
];

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

function packPage(params: Params, size: number): { size: number; from: number } {
  const length = Math.max(0, params.integer('page_size') ?? size);
  return { size: length, from: (Math.max(1, params.integer('page') ?? 1) - 1) * length };
}

/** Crashes on a page beyond the end, as the real server does. */
function checkPageExists(from: number, count: number): void {
  if (from > 0 && from >= count) throw crash();
}

function listPacks({ params }: Call): Response {
  const { size, from } = packPage(params, 50);
  const wholePack = { size: Number.POSITIVE_INFINITY, from: 0 };
  checkPageExists(from, EMOJI_PACKS.length);
  const shown = EMOJI_PACKS.slice(from, from + size).map((pack) => [pack.name, renderPack(pack, wholePack)]);
  return answer({ packs: Object.fromEntries(shown), count: EMOJI_PACKS.length } satisfies WireEmojiPacks);
}

function showPack({ params }: Call): Response {
  params.required('name');
  const name = params.text('name') ?? '';
  if (name === '') throw problem(400, 'pack name cannot be empty');
  const pack = EMOJI_PACKS.find((known) => known.name === name);
  if (!pack) throw problem(404, `Pack ${name} does not exist`);
  const page = packPage(params, 30);
  checkPageExists(page.from, pack.emoji.length);
  return answer(renderPack(pack, page));
}

export const emojiPackRoutes: Route[] = [
  { method: 'GET', path: '/api/v1/pleroma/emoji/packs', access: OPEN, handle: listPacks },
  { method: 'GET', path: '/api/v1/pleroma/emoji/pack', access: OPEN, handle: showPack },
];
