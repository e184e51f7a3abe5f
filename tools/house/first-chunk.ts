import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readModuleShape } from './module-shape';
import type { ModuleShape, UsedNames } from './module-shape';
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
  walk.add(path.posix.join('apps/web', page[1]), 'all', null);
  return walk.run();
}

class Walk {
  readonly #modules = new Map<string, ChunkModule>();
  readonly #libraries = new Set<string>();
  readonly #shapes = new Map<string, ModuleShape & { bytes: number }>();
  readonly #visited = new Set<string>();
  #queue: { file: string; names: UsedNames; importedBy: string | null }[] = [];

  constructor(
    readonly tree: string,
    readonly resolve: Awaited<ReturnType<typeof createResolver>>,
  ) {}

  add(file: string, names: UsedNames, importedBy: string | null): void {
    this.#queue.push({ file, names, importedBy });
  }

  /** Breadth-first, so that each module has the importer nearest to the entry. */
  run(): FirstChunk {
    while (this.#queue.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      for (const { file, names, importedBy } of batch) this.#visit(file, names, importedBy);
    }
    return { modules: [...this.#modules.values()], libraries: [...this.#libraries].toSorted() };
  }

  #visit(file: string, names: UsedNames, importedBy: string | null): void {
    const shape = this.#shapeOf(file);
    for (const name of names === 'all' ? ['*'] : names) {
      const key = `${file} ${name}`;
      if (this.#visited.has(key)) continue;
      this.#visited.add(key);
      this.#followReexports(file, name, importedBy);
    }
    if (!shape.hasCode || this.#modules.has(file)) return;
    this.#modules.set(file, { path: file, bytes: shape.bytes, importedBy });
    for (const { specifier, names: usedNames } of shape.uses)
      this.#follow({ in: file, specifier }, usedNames, file);
  }

  /** A barrel is not a module of the chunk: the modules behind it count as imported by its importer. */
  #followReexports(file: string, name: string, importedBy: string | null): void {
    const shape = this.#shapeOf(file);
    const importer = shape.hasCode ? file : importedBy;
    for (const { specifier, name: exported, from } of shape.reexports) {
      if (name === '*')
        this.#follow({ in: file, specifier }, from === '*' ? 'all' : new Set([from]), importer);
      else if (exported === name) this.#follow({ in: file, specifier }, new Set([from]), importer);
      else if (exported === '*' && this.#provides(file, specifier, name)) {
        this.#follow({ in: file, specifier }, new Set([name]), importer);
      }
    }
  }

  #provides(from: string, specifier: string, name: string): boolean {
    const file = this.resolve(from, specifier);
    if (typeof file !== 'string' || !SCRIPT.test(file)) return false;
    const { ownExports, reexports } = this.#shapeOf(file);
    return (
      ownExports.has(name) ||
      reexports.some(
        (one) => one.name === name || (one.name === '*' && this.#provides(file, one.specifier, name)),
      )
    );
  }

  #follow(place: { in: string; specifier: string }, names: UsedNames, importedBy: string | null): void {
    if (names !== 'all' && names.size === 0) return;
    const file = this.resolve(place.in, place.specifier);
    if (file === undefined) this.#libraries.add(place.specifier);
    else if (file !== null && SCRIPT.test(file)) this.add(file, names, importedBy);
  }

  #shapeOf(file: string): ModuleShape & { bytes: number } {
    const cached = this.#shapes.get(file);
    if (cached !== undefined) return cached;
    const place = path.join(this.tree, file);
    const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const shape = { ...readModuleShape(file, text), bytes: Buffer.byteLength(text) };
    this.#shapes.set(file, shape);
    return shape;
  }
}

/** The chain of imports from the entry to a module, the entry first; empty when it is not in the chunk. */
export function importChainTo({ modules }: FirstChunk, file: string): string[] {
  const importers = new Map(modules.map((one) => [one.path, one.importedBy]));
  const chain: string[] = [];
  for (let at = importers.has(file) ? file : null; at !== null; at = importers.get(at) ?? null)
    chain.unshift(at);
  return chain;
}
