import type { Row } from './measure';

/** The rows as lines of a table, in kB (1000 bytes); those over their limit are marked. */
export function sizeTable(rows: readonly Row[]): string[] {
  return rows.map(({ name, what, size, limit }) => {
    const mark = size > limit ? '  OVER' : '';
    return `${name.padEnd(24)}${kilobytes(size).padStart(8)} of ${kilobytes(limit).padStart(6)} kB  ${what}${mark}`;
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
