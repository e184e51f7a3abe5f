import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { contentType } from './media-answer';

/** First segments of server routes: a front-end's file is not served when any segment of its path is one of these. */
const RESERVED = new Set([
  'api',
  'users',
  'notice',
  'objects',
  'activities',
  'oauth',
  'main',
  'nodeinfo',
  'relay',
  'inbox',
  'internal',
  'proxy',
  'auth',
  'tags',
  'mailer',
  'phoenix',
  '.well-known',
  'ostatus_subscribe',
  'authorize_interaction',
  'manifest.json',
  'user_exists',
  'check_password',
  'media',
  'sandbox',
]);

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

const TWO_WEEKS_CACHED = 'public, max-age=1209600';

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
}

/** The decoded path; null when its escapes are invalid. */
export function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function safePath(dir: string, pathname: string): string | null {
  const path = decoded(pathname);
  if (path === null || path.includes('\0') || path.split('/').some((segment) => RESERVED.has(segment)))
    return null;
  const full = normalize(join(dir, path));
  return full.startsWith(normalize(dir + sep)) ? full : null;
}

/** The folder of an installed front-end. */
export class InstalledFiles {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  async indexPage(): Promise<string | null> {
    const path = join(this.#dir, 'index.html');
    return (await isFile(path)) ? readFile(path, 'utf8') : null;
  }

  /** The file at a path, precompressed if the browser accepts that; null when there is none. */
  async serve(request: Request, pathname: string): Promise<Response | null> {
    const path = safePath(this.#dir, pathname);
    if (path === null || !(await isFile(path))) return null;
    const accepted = request.headers.get('accept-encoding') ?? '';
    let chosen: { file: string; encoding: string | null } = { file: path, encoding: null };
    for (const { name, suffix } of ENCODINGS) {
      if (chosen.encoding === null && accepted.includes(name) && (await isFile(path + suffix))) {
        chosen = { file: path + suffix, encoding: name };
      }
    }
    const bytes = await readFile(chosen.file);
    const etag = `"${createHash('sha1').update(bytes).digest('hex').slice(0, 20)}"`;
    const headers: Record<string, string> = {
      'content-type': contentType(path),
      'cache-control': pathname === '/index.html' ? 'public, no-cache' : TWO_WEEKS_CACHED,
      vary: 'accept-encoding',
      etag,
    };
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    if (chosen.encoding !== null) headers['content-encoding'] = chosen.encoding;
    headers['content-length'] = String(bytes.length);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  }
}
