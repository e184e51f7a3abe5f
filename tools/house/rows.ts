import path from 'node:path';
import { folderBelow, isFile, nodesInCycles } from '../layers/folder-cycles';
import { notEngines } from './engine-signs';
import { LAYERS_OF_CLIENTS, documentState } from './module-state';
import { isProduct } from './product';
import type { Code, CodeFile } from './read-code';
import { importersOf, median, ninetiethPercentile, ownFolders, total } from './sums';
import { otherClears } from './viewer-signs';
import type { ViewerSign } from './viewer-signs';

/** A place in the code that contributes to a row's number. */
export interface Place {
  where: string;
  note: string;
}

export interface Measured {
  value: number;
  /** The total that the number is a part of, if there is one. */
  of?: number;
  /** Worst first. */
  places: readonly Place[];
}

/** A number about the structure of the code. */
export interface Row {
  name: string;
  /** What is counted. */
  what: string;
  /** The first measurement, from before the restructuring; null when there was none. */
  first: number | null;
  goal: { most: number } | { least: number };
  /** Limits are rounded to this, upwards, so that everyday changes do not exceed them. */
  step: number;
  /** The number is about the whole product and the same for each area. */
  isOfWhole?: true;
  /** Measures these files: all product files or those of one area. */
  measure(files: readonly CodeFile[], code: Code): Measured;
}

const SMALL_FILE_LINES = 25;
const CROWDED_FOLDER_FILES = 20;
const MAX_DEPTH = 3;
/** The number of largest places that are listed. */
const MAX_LISTED = 40;
const NOTIFICATIONS = 'packages/domain/src/notifications/';

export const rows: readonly Row[] = [
  {
    name: 'product-files',
    what: 'TypeScript files of api, richtext, theme, domain and the web client, without tests',
    ...{ first: 2157, goal: { most: 1350 }, step: 25 },
    measure: (files) => ({ value: files.length, places: largest(files, sizeOf) }),
  },
  {
    name: 'product-lines',
    what: 'their lines',
    ...{ first: 82_821, goal: { most: 76_000 }, step: 1000 },
    measure: (files) => ({ value: linesOf(files), places: largest(files, sizeOf) }),
  },
  {
    name: 'small-files',
    what: `files under ${SMALL_FILE_LINES} lines that one file alone imports`,
    ...{ first: 384, goal: { most: 60 }, step: 5 },
    measure: measureSmallFiles,
  },
  ...(
    [
      { area: 'domain', top: 'packages/domain/src', first: 27 },
      { area: 'blocks', top: 'apps/web/src/blocks', first: 13 },
      { area: 'features', top: 'apps/web/src/features', first: 0 },
      { area: 'sandbox', top: 'packages/sandbox/src', first: 8 },
    ] as const
  ).map(({ area, top, first }): Row => ({
    name: `cycles-${area}`,
    what: `folders of ${top} that lie in cycles of imports`,
    ...{ first, goal: { most: 0 }, step: 1, isOfWhole: true as const },
    measure: (_, code) => measureCycles(code, top),
  })),
  {
    name: 'viewer-changes',
    what: 'subscriptions to a change of viewer, files that clear themselves, guards against answers for another viewer',
    ...{ first: 115, goal: { most: 5 }, step: 1 },
    measure: measureViewerSigns,
  },
  {
    name: 'module-state',
    what: 'module-level state of the web client that is not known to belong to the document: it would be that of all viewers',
    ...{ first: null, goal: { most: 0 }, step: 1 },
    measure: measureModuleState,
  },
  {
    name: 'engines',
    what: 'files that keep answers with their loading and error, or ask again, by themselves',
    ...{ first: 13, goal: { most: 2 }, step: 1 },
    measure: measureEngines,
  },
  {
    name: 'notification-files',
    what: `files of ${NOTIFICATIONS}`,
    ...{ first: 33, goal: { most: 14 }, step: 1 },
    measure: (files) => ({ value: files.filter(isNotifications).length, places: notificationPlaces(files) }),
  },
  {
    name: 'notification-lines',
    what: 'their lines',
    ...{ first: 2455, goal: { most: 1500 }, step: 50 },
    measure: (files) => ({
      value: linesOf(files.filter(isNotifications)),
      places: notificationPlaces(files),
    }),
  },
  {
    name: 'file-median',
    what: 'lines of the file in the middle, ordered by length',
    ...{ first: 29, goal: { least: 50 }, step: 1 },
    measure: (files) => ({ value: median(files.map(({ lines }) => lines)), places: largest(files, sizeOf) }),
  },
  {
    name: 'file-p90',
    what: 'lines that nine of ten files do not exceed',
    ...{ first: null, goal: { most: 220 }, step: 1 },
    measure: (files) => ({
      value: ninetiethPercentile(files.map(({ lines }) => lines)),
      places: largest(files, sizeOf),
    }),
  },
  {
    name: 'file-longest',
    what: 'lines of the longest file',
    ...{ first: null, goal: { most: 400 }, step: 1 },
    measure: (files) => ({ value: Math.max(0, ...files.map(sizeOf)), places: largest(files, sizeOf) }),
  },
  {
    name: 'function-p90',
    what: 'lines that nine of ten functions of several lines do not exceed',
    ...{ first: null, goal: { most: 40 }, step: 1 },
    measure: (files) => ({ value: ninetiethPercentile(functionsOf(files)), places: longestFunctions(files) }),
  },
  {
    name: 'function-longest',
    what: 'lines of the longest function',
    ...{ first: null, goal: { most: 150 }, step: 1 },
    measure: (files) => ({ value: Math.max(0, ...functionsOf(files)), places: longestFunctions(files) }),
  },
  {
    name: 'crowded-folders',
    what: `folders with more than ${CROWDED_FOLDER_FILES} product files of their own`,
    ...{ first: null, goal: { most: 0 }, step: 1 },
    measure: (files) => countOf(largest(ownFolders(files), ({ files: own }) => own, CROWDED_FOLDER_FILES)),
  },
  {
    name: 'deep-folders',
    what: `folders more than ${MAX_DEPTH} levels below src`,
    ...{ first: null, goal: { most: 0 }, step: 1 },
    measure: (files) => countOf(largest(ownFolders(files), ({ depth }) => depth, MAX_DEPTH)),
  },
  {
    name: 'later-files',
    what: 'files named later-…: lazy loading is one idiom, and no reason for a file',
    ...{ first: 26, goal: { most: 0 }, step: 1 },
    measure: (files) => countOf(files.filter(isLater).map((file) => ({ where: file.path, note: '' }))),
  },
];

function measureSmallFiles(files: readonly CodeFile[], code: Code): Measured {
  const importers = importersOf(code);
  const found = files.flatMap(({ path: where, lines }) => {
    const [only, ...others] = importers.get(where) ?? [];
    return lines < SMALL_FILE_LINES && only !== undefined && others.length === 0
      ? [{ where, lines, only }]
      : [];
  });
  return countOf(found.map(({ where, lines, only }) => ({ where, note: `${lines} lines, for ${only}` })));
}

function measureCycles(code: Code, top: string): Measured {
  const inCycles = nodesInCycles(code.imports, top).map(({ folder }) => folder);
  const places = code.files.flatMap((file) => folderBelow(file.path, top) ?? []);
  const folders = places.filter((place) => !isFile(place));
  return {
    value: inCycles.filter((place) => !isFile(place)).length,
    of: new Set(folders).size,
    places: importsInCycles(code, top, new Set(inCycles)),
  };
}

/** The imports between folders in cycles, and files beside them; those easiest to remove first. */
function importsInCycles({ imports }: Code, top: string, inCycles: ReadonlySet<string>): Place[] {
  const importersByEdge = new Map<string, string[]>();
  const isInCycle = (place: string | null): place is string => place !== null && inCycles.has(place);
  for (const { from, to } of imports) {
    const [own, other] = [folderBelow(from, top), folderBelow(to, top)];
    if (own === other || !isInCycle(own) || !isInCycle(other)) continue;
    const name = `${own} → ${other}`;
    importersByEdge.set(name, [...(importersByEdge.get(name) ?? []), from.slice(top.length + 1)]);
  }
  return [...importersByEdge]
    .toSorted(([, a], [, b]) => a.length - b.length)
    .map(([where, by]) => ({ where, note: `${by.length}: ${by.slice(0, 3).join(', ')}` }));
}

const SIGN_NOTES: Readonly<Record<ViewerSign['kind'], string>> = {
  subscription: 'subscribes to the change of viewer',
  clear: 'clears itself',
  guard: 'drops what is for another viewer',
};

function measureViewerSigns(files: readonly CodeFile[]): Measured {
  const places = files.flatMap((file) =>
    file.viewerSigns
      .filter(({ kind }) => kind !== 'clear' || !Object.hasOwn(otherClears, file.path))
      .map(({ kind, line }) => ({ where: `${file.path}:${line}`, note: SIGN_NOTES[kind] })),
  );
  return countOf(places);
}

function measureModuleState(files: readonly CodeFile[]): Measured {
  const found = files
    .filter((file) => LAYERS_OF_CLIENTS.test(file.path))
    .flatMap((file) =>
      file.moduleState
        .filter(({ name }) => documentState[file.path]?.[name] === undefined)
        .map(({ name, line }) => ({ where: `${file.path}:${line}`, note: name })),
    );
  return countOf(found);
}

function measureEngines(files: readonly CodeFile[]): Measured {
  const found = files.filter((file) => file.engineSigns.length > 0 && !Object.hasOwn(notEngines, file.path));
  return countOf(found.map((file) => ({ where: file.path, note: file.engineSigns.join(', ') })));
}

function countOf(places: readonly Place[]): Measured {
  return { value: places.length, places };
}

function largest<T extends { path: string }>(list: readonly T[], size: (one: T) => number, min = 0): Place[] {
  const found = list.filter((one) => size(one) > min).toSorted((a, b) => size(b) - size(a));
  return (min === 0 ? found.slice(0, MAX_LISTED) : found).map((one) => ({
    where: one.path,
    note: String(size(one)),
  }));
}

function longestFunctions(files: readonly CodeFile[]): Place[] {
  const all = files.flatMap((file) =>
    file.functions.map(({ name, line, lines }) => ({ path: `${file.path}:${line}`, name, lines })),
  );
  const found = all.toSorted((a, b) => b.lines - a.lines).slice(0, MAX_LISTED);
  return found.map((one) => ({ where: one.path, note: `${one.lines} ${one.name}` }));
}

function functionsOf(files: readonly CodeFile[]): number[] {
  return files.flatMap((file) => file.functions.map(({ lines }) => lines));
}

function notificationPlaces(files: readonly CodeFile[]): Place[] {
  return largest(files.filter(isNotifications), sizeOf);
}

function linesOf(files: readonly CodeFile[]): number {
  return total(files.map(sizeOf));
}

function sizeOf({ lines }: CodeFile): number {
  return lines;
}

function isNotifications(file: CodeFile): boolean {
  return file.path.startsWith(NOTIFICATIONS);
}

function isLater(file: CodeFile): boolean {
  return path.posix.basename(file.path).startsWith('later-');
}

/** The product files. */
export function productOf(code: Code): CodeFile[] {
  return code.files.filter((file) => isProduct(file.path));
}
