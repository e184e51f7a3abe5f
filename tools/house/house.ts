import { readFile, writeFile } from 'node:fs/promises';
import { numberOf, objectOf } from '../report/json-value';
import { browserRetries, readTestTime } from '../report/test-time';
import type { TestTime } from '../report/test-time';
import { inRoot, root } from '../run/root';
import { judgeRows, tighten } from './judge';
import type { Limits } from './judge';
import { areaNames, areaOf } from './product';
import type { Area } from './product';
import { readCode } from './read-code';
import type { Code } from './read-code';
import { productOf, rows } from './rows';
import type { Measured, Row } from './rows';

export interface RowResult extends Measured {
  row: Row;
  /** The row's number for each area that has one. */
  areas: ReadonlyMap<Area, number>;
}

export interface House {
  rows: readonly RowResult[];
  /** Problems: numbers over their limits, or a tree that cannot be read. */
  complaints: readonly string[];
  limits: Limits;
  tests: { retries: number; time: TestTime | null };
}

const LIMITS = inRoot('tools', 'house', 'limits.json');
/** With fewer files, something is wrong with the reading. */
const MIN_FILES = 200;

/** Measures this repository and compares it with its limits. */
export async function measureHouse(): Promise<House> {
  const [code, limits, retries, time] = await Promise.all([
    readCode(root),
    readLimits(),
    browserRetries(),
    readTestTime(),
  ]);
  const measured = measureRows(code);
  const tooFew = code.files.length < MIN_FILES ? [`Only ${code.files.length} files were read.`] : [];
  const unresolved = code.unresolved.map((line) => `The import leads nowhere: ${line}`);
  const retryComplaints =
    retries > 0 ? [`Failed browser tests are retried ${retries} times: no test may need it.`] : [];
  const complaints = [...tooFew, ...unresolved, ...retryComplaints, ...judgeRows(measured, limits)];
  return { rows: measured, limits, complaints, tests: { retries, time } };
}

/** Every row, for the whole product and for each area. */
export function measureRows(code: Code): RowResult[] {
  const product = productOf(code);
  const byArea = areaNames
    .map((area) => ({ area, files: code.files.filter((file) => areaOf(file.path) === area) }))
    .filter(({ files }) => files.length > 0);
  return rows.map((row) => ({
    row,
    ...row.measure(product, code),
    areas: new Map(
      (row.isOfWhole ? [] : byArea).map(({ area, files }) => [area, row.measure(files, code).value]),
    ),
  }));
}

/** Writes the improved limits. Resolves to the names of the changed rows. */
export async function tightenLimits(house: House): Promise<string[]> {
  const next = tighten(house.rows, house.limits);
  await writeFile(LIMITS, `${JSON.stringify(next, null, 2)}\n`);
  return Object.keys(next).filter((name) => next[name] !== house.limits[name]);
}

async function readLimits(): Promise<Limits> {
  const entries = Object.entries(objectOf(JSON.parse(await readFile(LIMITS, 'utf8'))));
  return Object.fromEntries(entries.map(([name, value]) => [name, numberOf(value)]));
}
