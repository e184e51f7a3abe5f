import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readCoverageTable } from './coverage-table';
import { judgeCoverage } from './judge';
import { judgeIds } from './judge-ids';
import { readClientTests } from './read-client-tests';
import { progressLine } from './progress-line';

const IDS = 'docs/specification-ids.txt';
const TABLE = 'docs/specification-coverage.md';
/** The specification is next to the repository on some machines: ids and texts, separated by tabs. */
const CLAUSES = '../shared/spec/clauses.tsv';

export interface CoverageReport {
  complaints: string[];
  /** The number of clauses that are done. */
  line: string;
}

/** Checks the clauses, their table and the tests of the repository at `folder` against each other. */
export async function checkCoverage(folder: string): Promise<CoverageReport> {
  const ids = await readIds(path.join(folder, IDS));
  const table = readCoverageTable(await readFile(path.join(folder, TABLE), 'utf8'));
  const tests = await readClientTests(folder);
  const titles = [...tests.values()].flatMap((file) => file.titles);
  const complaints = judgeCoverage({ ids, table, titles });
  for (const [file, { stray }] of tests) {
    if (stray > 0) complaints.push(`${file}: ids in brackets elsewhere than at the end of a title: ${stray}`);
  }
  const clauses = path.join(folder, CLAUSES);
  if (existsSync(clauses))
    complaints.push(...judgeIds(ids, { source: IDS, expectedIds: await readIds(clauses) }));
  return { complaints, line: progressLine(table.rows) };
}

/** The first column of a tab-separated file. */
async function readIds(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.filter((line) => line !== '').map((line) => line.split('\t')[0] ?? '');
}
