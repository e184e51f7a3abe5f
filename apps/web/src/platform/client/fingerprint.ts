/** A number by which two files can be told apart: FNV-1a. Pages without a secure origin lack the browser's own hashes. */
export function fingerprint(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
