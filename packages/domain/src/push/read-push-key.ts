/** Bytes of a point on the curve P-256 as push services take it, and the first of them. */
const LENGTH = 65;
const UNCOMPRESSED = 4;

/** The server's key out of base 64, for addresses or not; null where it is none. */
export function readPushKey(text: string): Uint8Array<ArrayBuffer> | null {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(plain) || plain.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
  return bytes.length === LENGTH && bytes[0] === UNCOMPRESSED ? bytes : null;
}
