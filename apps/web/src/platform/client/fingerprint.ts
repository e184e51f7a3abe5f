/** A 32-bit hash to compare files (FNV-1a). `crypto.subtle` is missing on pages without a secure origin. */
export function fingerprint(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
