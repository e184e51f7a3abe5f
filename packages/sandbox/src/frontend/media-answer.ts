import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.avi': 'video/x-msvideo',
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.flac': 'audio/flac',
  '.gif': 'image/gif',
  '.heic': 'image/heic',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.mkv': 'video/x-matroska',
  '.mov': 'video/quicktime',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.ogv': 'video/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export function contentType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/**
 * The content type of a file. Only types that a browser shows by itself are kept; a page or a Flash film must not
 * run in this origin.
 */
function servedType(pathname: string): string {
  const type = extname(pathname) === '.png' ? 'image/png' : contentType(pathname);
  return /^(?:image|video|audio)\//.test(type) ? type : 'application/octet-stream';
}

interface ByteRange {
  from: number;
  /** The last byte, included. */
  to: number;
}

/** The requested range, `bytes=from-to`; null for the whole file and for forms that may be ignored. */
function requestedRange(request: Request, length: number): ByteRange | 'beyond' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(length - 1, Number(last));
  return from >= length || to < from ? 'beyond' : { from, to };
}

/** The answer with the bytes of a file, or the requested range of them. */
export function mediaAnswer(request: Request, pathname: string, bytes: Buffer): Response {
  const etag = `"${pathname}"`;
  const headers = {
    'content-type': servedType(pathname),
    'cache-control': pathname.startsWith('/media/')
      ? 'public, max-age=1209600, immutable'
      : 'public, max-age=1209600',
    'accept-ranges': 'bytes',
    etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const range = requestedRange(request, bytes.length);
  if (range === 'beyond') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${bytes.length}` },
    });
  }
  const { from, to } = range ?? { from: 0, to: bytes.length - 1 };
  const part = new Uint8Array(bytes.subarray(from, to + 1));
  const rangeHeader = range === null ? {} : { 'content-range': `bytes ${from}-${to}/${bytes.length}` };
  return new Response(request.method === 'HEAD' ? null : part, {
    status: range === null ? 200 : 206,
    headers: { ...headers, ...rangeHeader, 'content-length': String(part.length) },
  });
}
