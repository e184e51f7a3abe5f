import { isObject, readRows, readText } from './read';

function readLink(json: unknown): { version: string; path: string } | undefined {
  if (!isObject(json)) return undefined;
  const version = readText(json, 'rel').match(/\/schema\/(2\.\d)$/)?.[1];
  // Only the path is used: no other host may be called.
  const path = readText(json, 'href').match(/^https?:\/\/[^/\\\s]+(\/[\w./-]+)$/)?.[1];
  if (version === undefined || path === undefined || path.includes('..')) return undefined;
  return { version, path };
}

/** The path of the newest nodeinfo that `/.well-known/nodeinfo` links to. Undefined when it links to none. */
export function readNodeinfoPath(json: unknown): string | undefined {
  if (!isObject(json)) return undefined;
  const links = readRows(json, 'links', { limit: 20, row: readLink });
  return [...links].sort((one, other) => other.version.localeCompare(one.version))[0]?.path;
}
