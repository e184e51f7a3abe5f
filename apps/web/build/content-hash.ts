import { createHash } from 'node:crypto';

/** The short hash in the names of built files: the same content keeps its name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
