import { FILE_CONFIGURATION } from '../render/nodeinfo';
import { answer } from '../server/answer';
import type { Here } from '../server/here';
import { STICKER_FILES } from './stickers';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M6 46c10 2 16-2 20-8-6 0-12-4-12-4 10-2 14-8 20-14 5-5 14-5 18 1l8 3-7 4c0 16-11 27-26 27-9 0-16-3-21-9z"/></svg>`;

const file = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, no-cache' } });

function manifest({ settings, origin }: Here): Response {
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
export const BUNDLED: Record<string, (here: Here) => Response | null> = {
  '/manifest.json': manifest,
  '/static/config.json': () => file(JSON.stringify(FILE_CONFIGURATION), 'application/json'),
  ...stickers,
  '/static/terms-of-service.html': ({ settings }) => file(settings.terms, 'text/html'),
  '/static/logo.svg': () => file(LOGO, 'image/svg+xml'),
  '/instance/panel.html': ({ settings }) =>
    settings.panel === null ? null : file(settings.panel, 'text/html'),
  '/robots.txt': () => file('User-Agent: *\nDisallow: /\n', 'text/plain'),
};
