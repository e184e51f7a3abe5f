import type { CoverageRow } from './coverage-table';

/** The progress of the client in one line. */
export function standingsLine(rows: readonly CoverageRow[]): string {
  const count = (kind: CoverageRow['standing']['kind']) =>
    rows.filter(({ standing }) => standing.kind === kind).length;
  return `${count('shown')} shown, ${count('not yet')} not yet, ${count('decision')} set aside`;
}
