import { folderBelow, folderCycles, isFile } from './folder-cycles';
import type { FileImport } from './folder-cycles';
import { domainFloors, sandboxFloors, withoutFolderCycles } from './folders';
import { TESTS } from './rules';
import type { Violation } from './violation';

/** Places whose folders stand on floors. */
const TREES_WITH_FLOORS = [
  { top: 'packages/domain/src', floors: domainFloors },
  { top: 'packages/sandbox/src', floors: sandboxFloors },
];

/** The names of the rules about folders. */
export const folderRules = ['folder-cycle', 'floor', 'known-floor'];

/** Violations of the folder rules in a tree. Tests may import everything. */
export function folderViolations(files: readonly string[], imports: readonly FileImport[]): Violation[] {
  const tests = new RegExp(TESTS);
  const product = imports.filter(({ from, to }) => !tests.test(from) && !tests.test(to));
  return [...cycleViolations(product), ...floorViolations(product), ...newFolders(files, tests)];
}

function cycleViolations(imports: readonly FileImport[]): Violation[] {
  return withoutFolderCycles
    .flatMap((top) => folderCycles(imports, top))
    .map(({ folder, imports: to }) => ({ rule: 'folder-cycle', from: folder, to }));
}

function floorViolations(imports: readonly FileImport[]): Violation[] {
  return TREES_WITH_FLOORS.flatMap(({ top, floors }) =>
    imports.flatMap(({ from, to }) => {
      const [own, other] = [floorOf(from, top, floors), floorOf(to, top, floors)];
      return own !== null && other !== null && other > own ? [{ rule: 'floor', from, to }] : [];
    }),
  );
}

function newFolders(files: readonly string[], tests: RegExp): Violation[] {
  return TREES_WITH_FLOORS.flatMap(({ top, floors }) =>
    foldersOf(top, files, tests)
      .filter((folder) => !floors.flat().includes(folder))
      .map((folder) => ({ rule: 'known-floor', from: `${top}/${folder}`, to: '' })),
  );
}

/** Names of the folders directly below `top`. */
function foldersOf(top: string, files: readonly string[], tests: RegExp): string[] {
  const places = files.filter((file) => !tests.test(file)).flatMap((file) => folderBelow(file, top) ?? []);
  const folders = new Set(places.filter((place) => !isFile(place)));
  return [...folders].map((folder) => folder.slice(top.length + 1));
}

/** The floor of a file below `top`, that of its folder; null when it has none. */
function floorOf(file: string, top: string, floors: readonly (readonly string[])[]): number | null {
  const folder = folderBelow(file, top)?.slice(top.length + 1);
  const floor = floors.findIndex((names) => names.some((name) => name === folder));
  return floor === -1 ? null : floor;
}
