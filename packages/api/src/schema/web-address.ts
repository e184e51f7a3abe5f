import type { JsonObject } from './read';

const maxAddressLength = 8_192;
const web = /^https?:\/\/[^\s/\\]/i;
const samePlace = /^\/[^/\\]/;
const socket = /^wss?:\/\/[^\s/\\]/i;
const host = /^https?:\/\/(?:[^/?#\\@]*@)?([^/?#\\@\s]+)/i;

function readMatching(json: JsonObject, key: string, allowed: RegExp): string | null {
  const value = json[key];
  return typeof value === 'string' && value.length <= maxAddressLength && allowed.test(value) ? value : null;
}

/** An http(s) address, or null. `URL` may still reject it. */
export function readWebAddress(json: JsonObject, key: string): string | null {
  return readMatching(json, key, web);
}

/** Like `readWebAddress`, or a path on the server itself: operators configure pictures both ways. */
export function readAddressOrPath(json: JsonObject, key: string): string | null {
  return readMatching(json, key, web) ?? readMatching(json, key, samePlace);
}

export function readSocketAddress(json: JsonObject, key: string): string | null {
  return readMatching(json, key, socket);
}

/** `name.example` or `name.example:8080`, in lower case; null when the address is not a web address. */
export function hostOf(address: string | null): string | null {
  return (address === null ? undefined : host.exec(address)?.[1])?.toLowerCase() ?? null;
}
