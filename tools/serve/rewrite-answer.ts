import { socketOrigin, toLocalAddress } from './self-address';
import type { Origins } from './self-address';

/** Fields whose address a browser loads by itself: images, audio, video. */
const FILE_FIELDS: ReadonlySet<string> = new Set([
  'avatar',
  'avatar_static',
  'header',
  'header_static',
  'preview_url',
  'static_url',
  'emoji_url',
  'image',
  'image_url',
  'background_image',
  'thumbnail',
  'favicon',
  'icon',
  'src',
]);

/**
 * Fields whose address is that of a page (a profile, a post) in most objects, but that of a file beside one
 * of `FILE_SIGNS`.
 */
const PAGE_OR_FILE_FIELDS: ReadonlySet<string> = new Set(['url', 'remote_url']);
const FILE_SIGNS = ['preview_url', 'static_url', 'versions', 'blurhash', 'me'];

/** Fields with the address of sockets. */
const SOCKET_FIELDS: ReadonlySet<string> = new Set(['streaming_api', 'streaming']);
const SOCKET = /^wss?:\/\/[^/]+/;

/**
 * Rewrites the addresses of files on the server and of its socket in a JSON response to the gateway's origin, as a
 * server with an installed client would have them. The name of a field decides whether it is the address of a file, not
 * its host. Everything else, above all the text of posts, is unchanged: it may be sent back.
 */
export function rewriteAnswer(json: string, origins: Origins): string {
  const parsed = parseOrUndefined(json);
  return parsed === undefined ? json : JSON.stringify(rewriteValue(parsed, origins));
}

/** The origin of the sockets that a response announces. */
export function announcedSocketOrigin(json: string): string | undefined {
  let found: string | undefined;
  JSON.parse(json, (name, value: unknown) => {
    if (SOCKET_FIELDS.has(name) && typeof value === 'string') found ??= SOCKET.exec(value)?.[0];
    return value;
  });
  return found;
}

/** Like `rewriteAnswer`, for one message of a socket, whose payload is JSON inside a JSON string. */
export function rewriteFrame(frame: string, origins: Origins): string {
  const parsed: unknown = parseOrUndefined(frame);
  if (typeof parsed !== 'object' || parsed === null || !('payload' in parsed)) return frame;
  if (typeof parsed.payload !== 'string') return frame;
  const payload = rewriteAnswer(parsed.payload, origins);
  return payload === parsed.payload ? frame : JSON.stringify({ ...parsed, payload });
}

function rewriteValue(value: unknown, origins: Origins): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => rewriteValue(row, origins));
  if (typeof value !== 'object' || value === null) return value;
  const isFile = FILE_SIGNS.some((name) => name in value);
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => {
      if (typeof field !== 'string') return [name, rewriteValue(field, origins)];
      if (SOCKET_FIELDS.has(name)) return [name, field.replace(SOCKET, socketOrigin(origins.local))];
      const isAddress =
        FILE_FIELDS.has(name) || name.startsWith('@') || (isFile && PAGE_OR_FILE_FIELDS.has(name));
      return [name, isAddress ? toLocalAddress(field, origins) : field];
    }),
  );
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
