/** The state of a clause in its row. */
export type RowState =
  | { kind: 'not yet' }
  | { kind: 'decision'; number: number }
  | { kind: 'shown'; references: string[] };

export interface CoverageRow {
  id: string;
  summary: string;
  state: RowState;
}

export interface CoverageTable {
  rows: CoverageRow[];
  /** The number of decisions in the document. */
  decisions: number;
  /** Problems of form. */
  complaints: string[];
}

const HEADERS = new Set(['| clause | what it asks | shown by |', '| --- | --- | --- |']);

/** Reads `docs/specification-coverage.md`: a numbered list of decisions, and tables under headings by section. */
export function readCoverageTable(text: string): CoverageTable {
  const table: CoverageTable = { rows: [], decisions: 0, complaints: [] };
  let section = '';
  for (const [index, line] of text.split('\n').entries()) {
    const complain = (words: string) => table.complaints.push(`line ${index + 1}: ${words}`);
    section = /^#+ (\d\.\d) /u.exec(line)?.[1] ?? section;
    const number = /^(\d+)\. \S/u.exec(line)?.[1];
    if (number !== undefined) {
      table.decisions += 1;
      if (Number(number) !== table.decisions)
        complain(`decision ${number} comes after ${table.decisions - 1}.`);
    }
    if (!line.startsWith('|') || HEADERS.has(line)) continue;
    const row = readRow(line);
    if (typeof row === 'string') complain(row);
    else {
      if (!row.id.startsWith(`${section}.`)) complain(`${row.id} stands under the heading of ${section}.`);
      table.rows.push(row);
    }
  }
  return table;
}

/** A row, or the problem with its form. */
function readRow(line: string): CoverageRow | string {
  const cells = line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [before, id, summary, shown, after] = cells;
  if (cells.length !== 5 || before !== '' || after !== '' || shown === undefined || summary === undefined) {
    return `not of the form | id | words | tests |: ${line}`;
  }
  if (id === undefined || !/^\d\.\d\.\d{3}$/u.test(id)) return `${id} is no id of a clause.`;
  const length = summary.split(/\s+/u).length;
  if (length < 3 || length > 10) return `${id} says in ${length} words what it asks; 3 to 10 are wanted.`;
  const state = readState(shown);
  if (state === undefined) {
    return `${id}: "${shown}" is neither tests (file › title, with <br> between them) nor "not yet" nor "decision N".`;
  }
  return { id, summary, state };
}

function readState(cell: string): RowState | undefined {
  if (cell === 'not yet') return { kind: 'not yet' };
  const number = /^decision (\d+)$/u.exec(cell)?.[1];
  if (number !== undefined) return { kind: 'decision', number: Number(number) };
  const references = cell.split('<br>').map((reference) => reference.trim());
  return references.every((reference) => /^\S+ › \S/u.test(reference))
    ? { kind: 'shown', references }
    : undefined;
}

/** The references to tests as a cell of a row. */
export function shownCell(references: readonly string[]): string {
  return references.map((reference) => reference.replaceAll('|', '\\|')).join('<br>');
}
