import type { FirstChunk } from './first-chunk';
import type { House, RowNow } from './house';
import { meetsGoal } from './judge';
import { areaNames } from './product';
import type { Row } from './rows';

/** The rows with their goals. */
export function goalTable({ rows, limits }: House): string[] {
  return columns([
    ['', 'first', 'now', 'limit', 'goal', ''],
    ...rows.map(({ row, value, of }) => [
      row.name,
      row.first === null ? '–' : String(row.first),
      of === undefined ? String(value) : `${value} of ${of}`,
      String(limits[row.name] ?? '–'),
      goalText(row),
      meetsGoal(row, value) ? 'met' : 'not met',
    ]),
  ]);
}

/** The same numbers for each area. */
export function areaTable({ rows }: House): string[] {
  const shared = rows.filter(({ areas }) => areas.size > 0);
  const present = areaNames.filter((area) => shared.some(({ areas }) => areas.has(area)));
  return columns([
    ['', ...present],
    ...shared.map(({ row, areas }) => [row.name, ...present.map((area) => String(areas.get(area) ?? ''))]),
  ]);
}

/** What stands behind one row. */
export function placeList({ row, value, places }: RowNow): string[] {
  return [
    `${row.name}: ${value} (${row.what})`,
    ...columns(
      places.map(({ where, note }) => [where, note]),
      'start',
    ),
  ];
}

/** The modules of the first chunk, the largest first, with whoever imports them nearest to the entry. */
export function chunkList({ modules, libraries }: FirstChunk): string[] {
  const bytes = modules.reduce((sum, one) => sum + one.bytes, 0);
  const lines = modules
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((one) => [one.path, String(one.bytes), `for ${one.importedBy ?? 'the page'}`]);
  return [
    `${modules.length} modules of the first chunk, ${bytes} bytes of source`,
    ...columns(lines, 'start'),
    `and from libraries: ${libraries.join(', ')}`,
  ];
}

function goalText({ goal }: Row): string {
  return 'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`;
}

function columns(lines: readonly (readonly string[])[], later: 'start' | 'end' = 'end'): string[] {
  const widths: number[] = [];
  for (const line of lines) {
    for (const [at, cell] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  return lines.map((line) =>
    line
      .map((cell, at) =>
        at === 0 || later === 'start' ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
