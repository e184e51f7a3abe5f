import type { TestTime } from '../report/test-time';
import type { FirstChunk } from './first-chunk';
import type { House, RowResult } from './house';
import { meetsGoal } from './judge';
import { areaNames } from './product';
import type { Row } from './rows';

/** The rows with their goals, and the results of the tests. */
export function goalTable({ rows, limits, tests }: House): string[] {
  return columns(
    [
      ['', 'first', 'now', 'limit', 'goal', ''],
      ...rows.map(({ row, value, of }) => [
        row.name,
        row.first === null ? '–' : String(row.first),
        of === undefined ? String(value) : `${value} of ${of}`,
        String(limits[row.name] ?? '–'),
        goalText(row),
        verdict(meetsGoal(row, value)),
      ]),
      ['browser-retries', '1', String(tests.retries), '0', '≤ 0', verdict(tests.retries === 0)],
      timeLine(tests.time),
    ],
    (at) => at > 0 && at < 5,
  );
}

/** The same numbers for each area. */
export function areaTable({ rows }: House): string[] {
  const shared = rows.filter(({ areas }) => areas.size > 0);
  const present = areaNames.filter((area) => shared.some(({ areas }) => areas.has(area)));
  return columns(
    [
      ['', ...present],
      ...shared.map(({ row, areas }) => [row.name, ...present.map((area) => String(areas.get(area) ?? ''))]),
    ],
    (at) => at > 0,
  );
}

/** The places behind one row. */
export function placeList({ row, value, places }: RowResult): string[] {
  return [
    `${row.name}: ${value} (${row.what})`,
    ...columns(
      places.map(({ where, note }) => [where, note]),
      () => false,
    ),
  ];
}

/** The modules of the first chunk, largest first, with the importer nearest to the entry. */
export function chunkList({ modules, libraries }: FirstChunk): string[] {
  const bytes = modules.reduce((sum, one) => sum + one.bytes, 0);
  const lines = modules
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((one) => [one.path, String(one.bytes), `for ${one.importedBy ?? 'the page'}`]);
  return [
    `${modules.length} modules of the first chunk, ${bytes} bytes of source`,
    ...columns(lines, () => false),
    `and from libraries: ${libraries.join(', ')}`,
  ];
}

/** Times have no limit, since they depend on the machine. */
function timeLine(time: TestTime | null): string[] {
  const [name, first, goal] = ['test-minutes', '44', '≤ 22'];
  if (time === null) return [name, first, '?', '–', goal, 'npm test measures it'];
  const { minutes, processors, day } = time;
  const goalVerdict = verdict(minutes <= 22);
  return [name, first, String(minutes), '–', goal, `${goalVerdict} (${processors} processors, ${day})`];
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'not met';
}

function goalText({ goal }: Row): string {
  return 'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`;
}

/** Formats cells in columns; the chosen columns are aligned right, the others left. */
function columns(lines: readonly (readonly string[])[], alignsRight: (column: number) => boolean): string[] {
  const widths: number[] = [];
  for (const line of lines) {
    for (const [at, cell] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  const pad = (cell: string, at: number): string =>
    alignsRight(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
}
