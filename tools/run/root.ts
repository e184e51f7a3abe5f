import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository, as an absolute path. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An absolute path inside the repository. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}
