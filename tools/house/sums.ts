import path from 'node:path';
import type { Code, CodeFile } from './read-code';

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function median(numbers: readonly number[]): number {
  return quantileOf(numbers, 0.5);
}

export function ninetiethPercentile(numbers: readonly number[]): number {
  return quantileOf(numbers, 0.9);
}

/** The quantile: the number below which this share of the numbers lies; 0 when there are none. */
function quantileOf(numbers: readonly number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
}

/** The importers of each file, without tests. */
export function importersOf({ imports }: Code): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const known = importers.get(to) ?? new Set();
    importers.set(to, known.add(from));
  }
  return importers;
}

export interface Folder {
  path: string;
  /** Files directly in it, without subfolders. */
  files: number;
  /** Levels below `src`. */
  depth: number;
}

export function ownFolders(files: readonly CodeFile[]): Folder[] {
  const folders = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file.path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].map(([folder, count]) => ({ path: folder, files: count, depth: depthOf(folder) }));
}

function depthOf(folder: string): number {
  const steps = folder.split('/');
  return steps.length - 1 - steps.indexOf('src');
}
