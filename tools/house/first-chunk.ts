import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModuleShape } from './module-shape';
import type { ModuleShape, Taken } from './module-shape';
import { createResolver } from './resolve';

const PAGE = 'apps/web/index.html';
const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/;
const SCRIPT = /\.tsx?$/;

export interface ChunkModule {
  path: string;
  /** Of the source, including comments and types. */
  bytes: number;
  /** The importing module nearest to the entry; null for the entry itself. */
  importedBy: string | null;
}

export interface FirstChunk {
  modules: readonly ChunkModule[];
  /** Other imports, which are libraries. */
  libraries: readonly string[];
}

/**
 * The modules that the page's script imports statically, found without a build. Re-exporting modules are followed by
 * name, as bundlers do. Modules added by plugins of the build are not included.
 */
export async function firstChunk(tree: string): Promise<FirstChunk> {
  const walk = new Walk(tree, await createResolver(tree));
  const page = ENTRY.exec(readFileSync(path.join(tree, PAGE), 'utf8'));
  if (page?.[1] === undefined) throw new Error(`${PAGE} names no script.`);
  walk.take(path.posix.join('apps/web', page[1]), 'all', null);
  return walk.end();
}

class Walk {
  readonly #modules = new Map<string, ChunkModule>();
  readonly #libraries = new Set<string>();
  readonly #shapes = new Map<string, ModuleShape & { bytes: number }>();
  readonly #taken = new Set<string>();
  #waiting: { file: string; taken: Taken; by: string | null }[] = [];

  constructor(
    readonly tree: string,
    readonly resolve: Awaited<ReturnType<typeof createResolver>>,
  ) {}

  take(file: string, taken: Taken, by: string | null): void {
    this.#waiting.push({ file, taken, by });
  }

  /** Breadth-first, so that each module has the importer nearest to the entry. */
  end(): FirstChunk {
    while (this.#waiting.length > 0) {
      const now = this.#waiting;
      this.#waiting = [];
      for (const { file, taken, by } of now) this.#visit(file, taken, by);
    }
    return { modules: [...this.#modules.values()], libraries: [...this.#libraries].toSorted() };
  }

  #visit(file: string, taken: Taken, by: string | null): void {
    const shape = this.#shapeOf(file);
    for (const name of taken === 'all' ? ['*'] : taken) {
      const key = `${file} ${name}`;
      if (this.#taken.has(key)) continue;
      this.#taken.add(key);
      this.#handOn(file, name, by);
    }
    if (!shape.hasCode || this.#modules.has(file)) return;
    this.#modules.set(file, { path: file, bytes: shape.bytes, importedBy: by });
    for (const { specifier, taken: names } of shape.uses) this.#follow({ in: file, specifier }, names, file);
  }

  /** A barrel is not a module of the chunk: the modules behind it count as imported by its importer. */
  #handOn(file: string, name: string, by: string | null): void {
    const shape = this.#shapeOf(file);
    const asker = shape.hasCode ? file : by;
    for (const { specifier, name: exported, from } of shape.handsOn) {
      if (name === '*') this.#follow({ in: file, specifier }, from === '*' ? 'all' : new Set([from]), asker);
      else if (exported === name) this.#follow({ in: file, specifier }, new Set([from]), asker);
      else if (exported === '*' && this.#provides(file, specifier, name)) {
        this.#follow({ in: file, specifier }, new Set([name]), asker);
      }
    }
  }

  #provides(from: string, specifier: string, name: string): boolean {
    const file = this.resolve(from, specifier);
    if (typeof file !== 'string' || !SCRIPT.test(file)) return false;
    const { own, handsOn } = this.#shapeOf(file);
    return (
      own.has(name) ||
      handsOn.some(
        (one) => one.name === name || (one.name === '*' && this.#provides(file, one.specifier, name)),
      )
    );
  }

  #follow(place: { in: string; specifier: string }, taken: Taken, by: string | null): void {
    if (taken !== 'all' && taken.size === 0) return;
    const file = this.resolve(place.in, place.specifier);
    if (file === undefined) this.#libraries.add(place.specifier);
    else if (file !== null && SCRIPT.test(file)) this.take(file, taken, by);
  }

  #shapeOf(file: string): ModuleShape & { bytes: number } {
    const known = this.#shapes.get(file);
    if (known !== undefined) return known;
    const place = path.join(this.tree, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const shape = { ...readModuleShape(file, text), bytes: Buffer.byteLength(text) };
    this.#shapes.set(file, shape);
    return shape;
  }
}

/** The chain of imports from the entry to a module, the entry first; empty when it is not in the chunk. */
export function wayTo({ modules }: FirstChunk, file: string): string[] {
  const importers = new Map(modules.map((one) => [one.path, one.importedBy]));
  const way: string[] = [];
  for (let at = importers.has(file) ? file : null; at !== null; at = importers.get(at) ?? null)
    way.unshift(at);
  return way;
}
