import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mayBeClientFile } from './may-be-client-file';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript',
  '.mjs': 'application/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Precompressed siblings, the smaller one first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export interface ClientFile {
  path: string;
  size: number;
  changed: Date;
}

/** The file of the built client at a path, if it exists; never a file outside the folder. */
export async function findClientFile(folder: string, pathname: string): Promise<ClientFile | undefined> {
  const decoded = decodePath(pathname);
  if (decoded === undefined || decoded.endsWith('/') || !mayBeClientFile(decoded)) return undefined;
  const file = path.join(folder, path.posix.normalize(decoded));
  // Some systems also accept a backslash as a separator.
  if (!file.startsWith(folder + path.sep)) return undefined;
  return readFileFacts(file);
}

/** Sends a file like a Pleroma its primary front-end's: cached for two weeks, revalidated by ETag. */
export async function sendClientFile(
  exchange: { request: IncomingMessage; response: ServerResponse },
  file: ClientFile,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const { request, response } = exchange;
  const etag = `"${file.size.toString(36)}-${file.changed.getTime().toString(36)}"`;
  const common = { ...headers, etag, 'cache-control': 'public, max-age=1209600', vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, common).end();
    return;
  }
  const { chosen, encoding } = await chooseEncoding(file, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...common,
    'content-type': TYPES[path.extname(file.path)] ?? 'application/octet-stream',
    'content-length': chosen.size,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(chosen.path), response);
}

async function chooseEncoding(file: ClientFile, accepted: string) {
  for (const { name, suffix } of ENCODINGS) {
    if (!new RegExp(`(^|[,\\s])${name}\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))`).test(accepted)) continue;
    const sibling = await readFileFacts(file.path + suffix);
    if (sibling !== undefined) return { chosen: sibling, encoding: name };
  }
  return { chosen: file, encoding: undefined };
}

async function readFileFacts(file: string): Promise<ClientFile | undefined> {
  try {
    const facts = await stat(file);
    return facts.isFile() ? { path: file, size: facts.size, changed: facts.mtime } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  const missing = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];
  return error instanceof Error && 'code' in error && missing.includes(String(error.code));
}

function decodePath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch (error) {
    // A path with an invalid escape is no file.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
