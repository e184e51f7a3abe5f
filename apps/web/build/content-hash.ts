import { createHash } from 'node:crypto';

/** A short content hash for the names of built files: unchanged content keeps its name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
