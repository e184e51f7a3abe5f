import { shownCell } from './coverage-table';
import type { CoverageRow, CoverageTable } from './coverage-table';
import { judgeIds } from './judge-ids';
import { judgeTitles } from './judge-titles';
import { testReference } from './test-title';
import type { TestTitle } from './test-title';

export interface Coverage {
  /** Every clause of the specification, in order. */
  ids: readonly string[];
  table: CoverageTable;
  /** The tests of the client, as named in their sources. */
  titles: readonly TestTitle[];
}

/** Contradictions between the clauses, the table and the tests. */
export function judgeCoverage({ ids, table, titles }: Coverage): string[] {
  return [
    ...table.complaints,
    ...judgeIds(
      table.rows.map(({ id }) => id),
      { source: 'the table', expectedIds: ids },
    ),
    ...judgeTitles(titles, new Set(ids)),
    ...table.rows.flatMap((row) => judgeRow(row, { titles, decisions: table.decisions })),
  ];
}

interface JudgeContext {
  titles: readonly TestTitle[];
  decisions: number;
}

function judgeRow({ id, state }: CoverageRow, { titles, decisions }: JudgeContext): string[] {
  const complaints: string[] = [];
  if (state.kind === 'decision' && (state.number < 1 || state.number > decisions)) {
    complaints.push(`${id}: there is no decision ${state.number}; the last is ${decisions}.`);
  }
  const listed = state.kind === 'shown' ? state.references : [];
  for (const reference of listed) complaints.push(...judgeReference(reference, { id, titles }));
  if (new Set(listed).size < listed.length) complaints.push(`${id}: lists a test twice.`);
  const namingTests = titles.filter(({ ids }) => ids.includes(id)).map(testReference);
  if (namingTests.some((reference) => !listed.includes(reference))) {
    complaints.push(
      `${id}: not all tests that name it are in its row, which should say: ${shownCell(namingTests)}`,
    );
  }
  return complaints;
}

/** Checks that the reference of a row exists: the file, the title in it, and the id in that. */
function judgeReference(
  reference: string,
  { id, titles }: { id: string; titles: readonly TestTitle[] },
): string[] {
  const [file] = reference.split(' › ');
  const inFile = titles.filter((title) => title.file === file);
  if (inFile.length === 0) return [`${id}: ${file} is no file with tests of the client.`];
  const sameTitle = inFile.filter((title) => testReference(title) === reference);
  if (sameTitle.length === 0) return [`${id}: there is no test ${reference}`];
  return sameTitle.some(({ ids }) => ids.includes(id)) ? [] : [`${id}: is not in the title of ${reference}`];
}
