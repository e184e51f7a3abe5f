import { pictureFile } from '../pictures/picture-files';
import { answer } from '../server/answer';
import type { Here } from '../server/here';
import { BUNDLED } from './bundled-files';
import { indexPage } from './index-page';
import { InstalledFiles } from './installed-files';
import { mediaAnswer } from './media-answer';

/**
 * Answers everything that is not an API route: the front-end's files, the server's own, and the page for all the
 * rest.
 */
export function fileServer(here: Here, frontendDir: string | null) {
  const installed = frontendDir === null ? null : new InstalledFiles(frontendDir);
  return async (request: Request, url: URL): Promise<Response> => {
    const { pathname } = url;
    const own = pathname === '/' ? null : await installed?.serve(request, pathname);
    if (own) return own;
    const bundled = Object.hasOwn(BUNDLED, pathname) ? BUNDLED[pathname]?.(here) : null;
    if (bundled) return bundled;
    const bytes = here.uploads.read(pathname) ?? pictureFile(pathname);
    if (bytes) return mediaAnswer(request, pathname, bytes);
    if (/^\/(?:media|proxy)\//.test(pathname)) return answer({ error: 'Not found' }, { status: 404 });
    return indexPage(here, (await installed?.indexPage()) ?? null, pathname);
  };
}
