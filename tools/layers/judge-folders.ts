import { folderBelow, folderCycles, isFile } from './folder-cycles';
import type { FileImport } from './folder-cycles';
import { domainFloors, stillInCycles, withoutFloor, withoutFolderCycles } from './folders';
import { TESTS } from './rules';
import type { Violation } from './violation';

const DOMAIN = 'packages/domain/src';

/** The names of the rules about folders. */
export const folderRules = ['folder-cycle', 'floor', 'known-floor'];

/** Violations of the folder rules in a tree. Tests may import everything. */
export function folderViolations(files: readonly string[], imports: readonly FileImport[]): Violation[] {
  const tests = new RegExp(TESTS);
  const product = imports.filter(({ from, to }) => !tests.test(from) && !tests.test(to));
  return [...cycleViolations(product), ...floorViolations(product), ...newFolders(files, tests)];
}

/** A line for each folder that is excepted from a rule without need. */
export function staleExceptions(files: readonly string[], imports: readonly FileImport[]): string[] {
  const tests = new RegExp(TESTS);
  const product = imports.filter(({ from, to }) => !tests.test(from) && !tests.test(to));
  const inCycles = new Set(allCycles(product).map(({ folder }) => folder));
  const present = new Set(domainFolders(files, tests));
  return [
    ...stillInCycles
      .filter((folder) => !inCycles.has(folder))
      .map((folder) => `${folder} lies in no cycle any more: take it off \`stillInCycles\`.`),
    ...withoutFloor
      .filter((folder) => !present.has(folder))
      .map((folder) => `${DOMAIN}/${folder} is gone: take it off \`withoutFloor\`.`),
  ].map((line) => `${line} (tools/layers/folders.ts)`);
}

function cycleViolations(imports: readonly FileImport[]): Violation[] {
  return allCycles(imports)
    .filter(({ folder }) => !stillInCycles.includes(folder))
    .map(({ folder, imports: to }) => ({ rule: 'folder-cycle', from: folder, to }));
}

function allCycles(imports: readonly FileImport[]) {
  return withoutFolderCycles.flatMap((top) => folderCycles(imports, top));
}

function floorViolations(imports: readonly FileImport[]): Violation[] {
  return imports.flatMap(({ from, to }) => {
    const [own, other] = [floorOf(from), floorOf(to)];
    return own !== null && other !== null && other > own ? [{ rule: 'floor', from, to }] : [];
  });
}

function newFolders(files: readonly string[], tests: RegExp): Violation[] {
  const known = [...domainFloors.flat(), ...withoutFloor];
  return domainFolders(files, tests)
    .filter((folder) => !known.includes(folder))
    .map((folder) => ({ rule: 'known-floor', from: `${DOMAIN}/${folder}`, to: '' }));
}

/** Names of the domain's folders. */
function domainFolders(files: readonly string[], tests: RegExp): string[] {
  const places = files.filter((file) => !tests.test(file)).flatMap((file) => folderBelow(file, DOMAIN) ?? []);
  const folders = new Set(places.filter((place) => !isFile(place)));
  return [...folders].map((folder) => folder.slice(DOMAIN.length + 1));
}

/** The floor of a file in the domain; null when it has none. */
function floorOf(file: string): number | null {
  const folder = folderBelow(file, DOMAIN)?.slice(DOMAIN.length + 1);
  const floor = domainFloors.findIndex((names) => names.some((name) => name === folder));
  return floor === -1 ? null : floor;
}
