import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^\/media\/([0-9a-f]{64}\.[a-z0-9]{1,16})$/;

/** The extension of a file name, or the end of the name when it has no dots. */
const ENDING = /([a-z0-9]{1,16})$/;

/** Uploaded files, named by a digest of their content: equal files are stored once. */
export class Uploads {
  readonly #dir: string | null;
  readonly #kept = new Map<string, Buffer>();

  /** `null` keeps the files in memory. */
  constructor(dataDir: string | null) {
    this.#dir = dataDir === null ? null : join(dataDir, 'media');
  }

  /** Stores a file and returns the path that serves it. The extension is that of the name, whatever the content. */
  keep(bytes: Buffer, fileName: string): string {
    const extension = ENDING.exec(fileName.toLowerCase())?.[1] ?? 'blob';
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
    if (this.#dir === null) this.#kept.set(name, bytes);
    else {
      mkdirSync(this.#dir, { recursive: true });
      const path = join(this.#dir, name);
      if (!existsSync(path)) writeFileSync(path, bytes);
    }
    return `/media/${name}`;
  }

  /** The bytes of a stored file; null for any other path. */
  read(path: string): Buffer | null {
    const name = NAME.exec(path)?.[1];
    if (name === undefined) return null;
    if (this.#dir === null) return this.#kept.get(name) ?? null;
    const file = join(this.#dir, name);
    return existsSync(file) ? readFileSync(file) : null;
  }
}
