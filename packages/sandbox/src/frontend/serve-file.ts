import { pictureFile } from '../pictures/picture-files';
import { answer } from '../server/answer';
import type { Here } from '../server/here';
import { BUNDLED } from './bundled-files';
import { indexPage } from './index-page';
import { InstalledFiles } from './installed-files';

function pictureAnswer(request: Request, pathname: string): Response | null {
  const bytes = pictureFile(pathname);
  if (bytes === null) return null;
  const etag = `"${pathname}"`;
  const headers = {
    'content-type': 'image/png',
    'content-length': String(bytes.length),
    'cache-control': pathname.startsWith('/media/')
      ? 'public, max-age=1209600, immutable'
      : 'public, max-age=1209600',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/** Everything that is not a call: the front-end's files, the server's own, and the page for all the rest. */
export function fileServer(here: Here, frontendDir: string | null) {
  const installed = frontendDir === null ? null : new InstalledFiles(frontendDir);
  return async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url;
    const own = pathname === '/' ? null : await installed?.serve(request, pathname);
    if (own) return own;
    const bundled = Object.hasOwn(BUNDLED, pathname) ? BUNDLED[pathname]?.(here) : null;
    const found = bundled ?? pictureAnswer(request, pathname);
    if (found) return found;
    if (/^\/(?:media|proxy)\//.test(pathname)) return answer({ error: 'Not found' }, { status: 404 });
    return indexPage(here, (await installed?.indexPage()) ?? null, pathname);
  };
}
