import type { CoverageRow } from './coverage-table';

/** How far the client has come, in one line. */
export function standingsLine(rows: readonly CoverageRow[]): string {
  const count = (kind: CoverageRow['standing']['kind']) =>
    rows.filter(({ standing }) => standing.kind === kind).length;
  return `${count('shown')} shown, ${count('not yet')} not yet, ${count('decision')} set aside`;
}
