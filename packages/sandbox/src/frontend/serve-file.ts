import type { WireStickerPack, WireStickerPacks } from '@linnet/api/wire';
import { EMOJI_PACKS, type EmojiPack, emojiFileName, stickerFolder } from '../pictures/emoji';
import { pictureFile } from '../pictures/picture-files';
import { FILE_CONFIGURATION } from '../render/nodeinfo';
import { hasAilment } from '../server/ailments';
import { answer } from '../server/answer';
import type { Server } from '../server/server';
import { storedEmojiFile } from '../store/emoji-packs';
import { indexPage } from './index-page';
import { InstalledFiles, decoded } from './installed-files';
import { mediaAnswer } from './media-answer';

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function packFile(pack: EmojiPack): WireStickerPack {
  const stickers = pack.emoji.map(emojiFileName);
  return { title: title(pack.name), tabIcon: stickers[0] ?? '', stickers };
}

/** The index of the sticker packs and the description of each pack, by path. */
const STICKER_FILES: Record<string, WireStickerPacks | WireStickerPack> = {
  '/static/stickers.json': Object.fromEntries(EMOJI_PACKS.map((pack) => [pack.name, stickerFolder(pack)])),
  ...Object.fromEntries(EMOJI_PACKS.map((pack) => [`${stickerFolder(pack)}pack.json`, packFile(pack)])),
};

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M6 46c10 2 16-2 20-8-6 0-12-4-12-4 10-2 14-8 20-14 5-5 14-5 18 1l8 3-7 4c0 16-11 27-26 27-9 0-16-3-21-9z"/></svg>`;

const file = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, no-cache' } });

function manifest({ settings, origin }: Server): Response {
  return answer({
    name: settings.title,
    description: settings.description,
    categories: ['social'],
    icons: [{ src: '/static/logo.svg', sizes: '512x512', type: 'image/svg+xml', purpose: 'any' }],
    theme_color: '#282c37',
    background_color: '#191b22',
    display: 'standalone',
    scope: origin(),
    start_url: '/',
    serviceworker: { src: '/sw.js' },
  });
}

/** A file that the operator has put there. */
function operatorsFile({ settings: { files } }: Server, path: string): Response | null {
  const text = Object.hasOwn(files, path) ? files[path] : undefined;
  if (text === undefined) return null;
  return file(text, path.endsWith('.json') ? 'application/json' : 'text/plain');
}

const stickers = Object.fromEntries(
  Object.entries(STICKER_FILES).map(([path, content]) => [
    path,
    () => file(JSON.stringify(content), 'application/json'),
  ]),
);

/**
 * Files that the server itself provides. A file of the front-end with the same path is preferred, except for the
 * manifest.
 */
const BUNDLED: Record<string, (server: Server) => Response | null> = {
  '/manifest.json': manifest,
  '/static/config.json': () => file(JSON.stringify(FILE_CONFIGURATION), 'application/json'),
  ...stickers,
  '/static/terms-of-service.html': ({ settings }) => file(settings.terms, 'text/html'),
  '/static/logo.svg': () => file(LOGO, 'image/svg+xml'),
  '/instance/panel.html': ({ settings }) =>
    settings.panel === null ? null : file(settings.panel, 'text/html'),
  '/robots.txt': () => file('User-Agent: *\nDisallow: /\n', 'text/plain'),
};

const HASHED = /[-.][\w-]{8,}\.(?:js|css)$/;

const isGone = ({ settings }: Server, pathname: string): boolean =>
  hasAilment(settings, 'files-missing') && HASHED.test(pathname);

/** Files of the front-end that keep their name with each version. */
const UNHASHED = new Set(['/index.html', '/sw.js']);

/** A file of the front-end as it arrives from a server that is set up wrongly. */
function withFileAilments({ settings }: Server, response: Response): Response {
  if (hasAilment(settings, 'files-uncached')) response.headers.set('cache-control', 'no-store');
  if (hasAilment(settings, 'files-uncompressed')) response.headers.delete('content-encoding');
  return response;
}

/** The same for files whose address is the same in each version. */
function withUnhashedCaching({ settings }: Server, pathname: string, response: Response): Response {
  if (hasAilment(settings, 'unhashed-cached') && UNHASHED.has(pathname))
    response.headers.set('cache-control', 'public, max-age=31536000, immutable');
  return response;
}

/** The path under which a file is stored: its own, or that of an emoji's picture; empty for a deleted emoji. */
function emojiFile({ db }: Server, pathname: string): string {
  const [, pack, file] = /^\/emoji\/([^/]+)\/(.+)$/.exec(decoded(pathname) ?? '') ?? [];
  if (pack === undefined || file === undefined) return pathname;
  return storedEmojiFile(db, pack, file) ?? '';
}

/**
 * Answers everything that is not an API route: the front-end's files, the server's own, and the page for all the
 * rest.
 */
export function fileServer(server: Server, frontendDir: string | null) {
  const installed = frontendDir === null ? null : new InstalledFiles(frontendDir);
  return async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url;
    const own = operatorsFile(server, pathname);
    if (own) return own;
    const frontendFile = pathname === '/' ? null : await installed?.serve(request, pathname);
    if (frontendFile && !isGone(server, pathname))
      return withUnhashedCaching(server, pathname, withFileAilments(server, frontendFile));
    const bundled = Object.hasOwn(BUNDLED, pathname) ? BUNDLED[pathname]?.(server) : null;
    if (bundled) return bundled;
    const stored = emojiFile(server, pathname);
    const bytes = server.uploads.read(stored) ?? pictureFile(stored);
    if (bytes) return mediaAnswer(request, pathname, bytes);
    if (/^\/(?:emoji|media|proxy)\//.test(pathname)) return answer({ error: 'Not found' }, { status: 404 });
    const page = indexPage(server, (await installed?.indexPage()) ?? null, pathname);
    return withUnhashedCaching(server, pathname, page);
  };
}
