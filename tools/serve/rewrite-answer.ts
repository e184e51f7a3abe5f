import { socketOrigin } from './self-address';
import type { Origins } from './self-address';

/** Fields whose address a browser loads by itself: pictures, sounds, films. */
const LOADED_FIELDS = [
  'avatar',
  'avatar_static',
  'header',
  'header_static',
  'url',
  'preview_url',
  'remote_url',
  'static_url',
  'emoji_url',
  'image',
  'image_url',
  'background_image',
  'thumbnail',
  'src',
];

/** Where servers keep such files; an address elsewhere (a profile, a status) is a name and stays what it is. */
const FILE_PATHS = ['media', 'proxy', 'emoji', 'images', 'instance', 'static', 'sounds', 'system', 'files'];

/** Fields that announce where sockets are opened. */
const SOCKET_FIELDS = ['streaming_api', 'streaming'];

/**
 * Rewrites, in the text of a JSON answer, the addresses of files on the server and of its socket to ours, as they
 * would be of one origin on a server that has the client installed. Everything else, texts of posts above all,
 * passes untouched: it may be sent back.
 */
export function rewriteAnswer(json: string, origins: Origins): string {
  const origin = slashed(origins.upstream.origin);
  const files = new RegExp(
    `("(?:${LOADED_FIELDS.join('|')})"\\s*:\\s*")${origin}((?:\\\\?/)(?:${FILE_PATHS.join('|')})\\\\?/)`,
    'g',
  );
  const sockets = new RegExp(
    `("(?:${SOCKET_FIELDS.join('|')})"\\s*:\\s*")(wss?:(?:\\\\?/){2}[^"\\\\/]+)`,
    'g',
  );
  return json
    .replace(files, (_, field: string, path: string) => field + origins.local.origin + path)
    .replace(sockets, (_, field: string) => field + socketOrigin(origins.local));
}

/** The origin at which an answer of the server says that sockets are to be opened. */
export function announcedSocketOrigin(json: string): string | undefined {
  const match = new RegExp(`"(?:${SOCKET_FIELDS.join('|')})"\\s*:\\s*"(wss?:(?:\\\\?/){2}[^"\\\\/]+)`).exec(
    json,
  );
  return match?.[1]?.replaceAll('\\/', '/');
}

/** The same for one message of a socket, whose payload is JSON inside a JSON string. */
export function rewriteFrame(frame: string, origins: Origins): string {
  const read: unknown = parseOrUndefined(frame);
  if (typeof read !== 'object' || read === null || !('payload' in read)) return frame;
  if (typeof read.payload !== 'string') return frame;
  const payload = rewriteAnswer(read.payload, origins);
  return payload === read.payload ? frame : JSON.stringify({ ...read, payload });
}

/** A pattern for an address whose slashes JSON may have escaped. */
function slashed(address: string): string {
  return address.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('/', String.raw`\\?/`);
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
