import type { Row } from './rows';

/** The worst allowed number of each row, by name. */
export type Limits = Readonly<Record<string, number>>;

/** A row with its current number. */
export interface MeasuredRow {
  row: Pick<Row, 'name' | 'what' | 'first' | 'goal' | 'step'>;
  value: number;
  of?: number;
}

/**
 * A line for each number that is worse than its limit, for each row without a limit, and for each limit without a row.
 */
export function judgeRows(rows: readonly MeasuredRow[], limits: Limits): string[] {
  const complaints = rows.flatMap(({ row, value }) => {
    const limit = limits[row.name];
    if (limit === undefined) return [`${row.name} has no limit: npm run house -- --tighten writes it.`];
    if (!isWorse(row, value, limit)) return [];
    const command = `npm run house -- --list ${row.name}`;
    return [`${row.name}: ${value}, and the limit is ${limit} (${row.what}). See ${command}`];
  });
  const names = new Set(rows.map(({ row }) => row.name));
  const stale = Object.keys(limits).filter((name) => !names.has(name));
  return [...complaints, ...stale.map((name) => `limits.json names ${name}, which is no row.`)];
}

/** The limits after tightening: each stays or improves, but not beyond the goal. */
export function tighten(rows: readonly MeasuredRow[], limits: Limits): Record<string, number> {
  return Object.fromEntries(
    rows.map(({ row, value }) => {
      const limit = limitFor(row, value);
      const current = limits[row.name];
      return [row.name, current === undefined || isWorse(row, current, limit) ? limit : current];
    }),
  );
}

export function meetsGoal({ goal }: Pick<Row, 'goal'>, value: number): boolean {
  return 'most' in goal ? value <= goal.most : value >= goal.least;
}

function isWorse({ goal }: Pick<Row, 'goal'>, value: number, limit: number): boolean {
  return 'most' in goal ? value > limit : value < limit;
}

function limitFor({ goal, step }: Pick<Row, 'goal' | 'step'>, value: number): number {
  if ('most' in goal) return Math.max(goal.most, Math.ceil(value / step) * step);
  return Math.min(goal.least, Math.floor(value / step) * step);
}
