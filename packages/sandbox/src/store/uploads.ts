import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^\/media\/([0-9a-f]{64}\.[a-z0-9]{1,16})$/;

/** The last part of a name, which is the whole where it has no dots. */
const ENDING = /([a-z0-9]{1,16})$/;

/** Files that people sent, named by what is in them: the same file sent twice is kept once. */
export class Uploads {
  readonly #dir: string | null;
  readonly #kept = new Map<string, Buffer>();

  /** `null` keeps them in memory. */
  constructor(dataDir: string | null) {
    this.#dir = dataDir === null ? null : join(dataDir, 'media');
  }

  /** Keeps the bytes and gives the path they are served at: with what their name ends in, whatever they are. */
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

  /** Null for a path that no kept file has. */
  read(path: string): Buffer | null {
    const name = NAME.exec(path)?.[1];
    if (name === undefined) return null;
    if (this.#dir === null) return this.#kept.get(name) ?? null;
    const file = join(this.#dir, name);
    return existsSync(file) ? readFileSync(file) : null;
  }
}
