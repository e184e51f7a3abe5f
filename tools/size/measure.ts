import type { Budget } from './budgets';
import type { Build } from './read-build';

export interface Row {
  name: string;
  /** The file, or the number of files that are added up. */
  what: string;
  /** Bytes after gzip. */
  size: number;
  limit: number;
}

export interface Measured {
  rows: Row[];
  /** Expected files that do not exist. */
  missing: string[];
}

/** Compares a build with the budgets. */
export function measure(build: Build, budgets: readonly Budget[]): Measured {
  const missing: string[] = [];
  const counted = new Set<string>();
  const rows = budgets.flatMap((budget): Row[] => {
    const { files, sum } = filesOf(build, budget, counted);
    const optional = budget.kind === 'lazy' || (budget.kind === 'each' && budget.optional === true);
    if (files.length === 0 && !optional) missing.push(`${budget.name}: no file is counted.`);
    const sizes = files.map((file) => ({ file, size: build.sizes.get(file) }));
    for (const { file, size } of sizes) {
      if (budget.kind !== 'sum') counted.add(file);
      if (size === undefined) missing.push(`${budget.name}: ${file} is not in the build.`);
    }
    const { name, limit } = budget;
    if (!sum) return sizes.map(({ file, size = 0 }) => ({ name, what: file, size, limit }));
    const total = sizes.reduce((size, one) => size + (one.size ?? 0), 0);
    return [{ name, what: `${files.length} files`, size: total, limit }];
  });
  return { rows, missing };
}

function filesOf(
  build: Build,
  budget: Budget,
  counted: ReadonlySet<string>,
): { files: string[]; sum: boolean } {
  const all = [...build.sizes.keys()];
  switch (budget.kind) {
    case 'start':
      return { files: startScripts(build, budget.chunks), sum: true };
    case 'start-css':
      return { files: startStyles(build), sum: true };
    case 'each':
      return { files: all.filter((file) => budget.files.test(file)), sum: false };
    case 'sum':
      return { files: all.filter((file) => budget.files.test(file)), sum: true };
    case 'lazy':
      return { files: all.filter((file) => /\.m?js$/.test(file) && !counted.has(file)), sum: false };
  }
}

function startScripts(build: Build, chunks: readonly string[]): string[] {
  const named = chunks.flatMap((source) => {
    const chunk = build.chunks.get(source);
    // A missing chunk must be noticed, so its source path is listed in place of its file.
    return chunk === undefined ? [source] : [chunk.file, ...importedBy(build, source)];
  });
  const entries = startSources(build).flatMap((source) => importedBy(build, source));
  return [...new Set([...build.page.scripts, ...entries, ...named])];
}

function startStyles(build: Build): string[] {
  const ofChunks = startSources(build).flatMap((source) => build.chunks.get(source)?.css ?? []);
  return [...new Set([...build.page.styles, ...ofChunks])];
}

/** Source paths of the chunks that the page itself loads. */
function startSources(build: Build): string[] {
  return [...build.chunks]
    .filter(([, { file }]) => build.page.scripts.includes(file))
    .map(([source]) => source);
}

/** Files that a chunk imports statically, at any depth. */
function importedBy(build: Build, source: string, seen: Set<string> = new Set()): string[] {
  return (build.chunks.get(source)?.imports ?? []).flatMap((imported) => {
    if (seen.has(imported)) return [];
    seen.add(imported);
    const file = build.chunks.get(imported)?.file ?? imported;
    return [file, ...importedBy(build, imported, seen)];
  });
}
