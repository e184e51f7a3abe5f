import { folderBelow, folderCycles, isFile } from './folder-cycles';
import type { FileImport } from './folder-cycles';
import { domainFloors, sandboxFloors, stillInCycles, withoutFloor, withoutFolderCycles } from './folders';
import { TESTS } from './rules';
import type { Violation } from './violation';

const DOMAIN = 'packages/domain/src';

/** Places whose folders stand on floors; those in `without` may be imported by everybody. */
const HOUSES = [
  { top: DOMAIN, floors: domainFloors, without: withoutFloor },
  { top: 'packages/sandbox/src', floors: sandboxFloors, without: [] },
];

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
  const present = new Set(foldersOf(DOMAIN, files, tests));
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
  return HOUSES.flatMap(({ top, floors }) =>
    imports.flatMap(({ from, to }) => {
      const [own, other] = [floorOf(from, top, floors), floorOf(to, top, floors)];
      return own !== null && other !== null && other > own ? [{ rule: 'floor', from, to }] : [];
    }),
  );
}

function newFolders(files: readonly string[], tests: RegExp): Violation[] {
  return HOUSES.flatMap(({ top, floors, without }) => {
    const known = [...floors.flat(), ...without];
    return foldersOf(top, files, tests)
      .filter((folder) => !known.includes(folder))
      .map((folder) => ({ rule: 'known-floor', from: `${top}/${folder}`, to: '' }));
  });
}

/** Names of the folders directly below `top`. */
function foldersOf(top: string, files: readonly string[], tests: RegExp): string[] {
  const places = files.filter((file) => !tests.test(file)).flatMap((file) => folderBelow(file, top) ?? []);
  const folders = new Set(places.filter((place) => !isFile(place)));
  return [...folders].map((folder) => folder.slice(top.length + 1));
}

/** The floor of a file below `top`; null when it has none. */
function floorOf(file: string, top: string, floors: readonly (readonly string[])[]): number | null {
  const folder = folderBelow(file, top)?.slice(top.length + 1);
  const floor = floors.findIndex((names) => names.some((name) => name === folder));
  return floor === -1 ? null : floor;
}
