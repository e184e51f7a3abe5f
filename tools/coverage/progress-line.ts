import type { CoverageRow } from './coverage-table';

/** The progress of the client in one line. */
export function progressLine(rows: readonly CoverageRow[]): string {
  const count = (kind: CoverageRow['state']['kind']) =>
    rows.filter(({ state }) => state.kind === kind).length;
  return `${count('shown')} shown, ${count('not yet')} not yet, ${count('decision')} set aside`;
}
