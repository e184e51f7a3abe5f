import { compareIds } from './ids';

/** A row, or one that stands for a whole group, as its newest. */
interface GroupedRow {
  readonly id: string;
  readonly groupKey: string | null;
  /** Set on the row that stands for its group. */
  readonly group: object | null;
}

/** The rows that are shown, and the number of those that wait. */
export interface HeldRows<Row> {
  readonly shown: readonly Row[];
  /** How many newer ones wait until the viewer wants to see them. */
  readonly waitingCount: number;
}

/** Chooses which rows are shown while a stored list that somebody looks at is replaced. */
interface RowHolder<Row> {
  /** Called with the rows of the list whenever they have changed. `isVisible`: somebody sees the list. */
  update(rows: readonly Row[], now: { isStored: boolean; isVisible: boolean }): HeldRows<Row>;
  /** From now on all rows are shown. */
  release(): void;
}

/**
 * Keeps the rows of a stored list in their places: new rows above or between them wait until the viewer wants to see
 * them. Removed rows disappear, and a group that has grown stays where it was.
 */
export function createRowHolder<Row extends GroupedRow>(): RowHolder<Row> {
  /** The rows that stay in their place. */
  let held: readonly Row[] | null = null;
  /** The id of the last stored row. */
  let lowest: string | undefined;
  let isReleased = false;

  function hold(rows: readonly Row[]): void {
    held = rows;
    lowest = rows.at(-1)?.id;
  }

  return {
    update(rows, { isStored, isVisible }) {
      if (isStored && held === null && !isReleased) hold(rows);
      if (!isStored && !isVisible) held = null;
      if (held === null) return { shown: rows, waitingCount: 0 };
      held = heldNow(held, rows);
      const ids = new Set(held.map(({ id }) => id));
      const below = rows.filter(({ id }) => !ids.has(id) && (!lowest || compareIds(id, lowest) < 0));
      const waitingCount = rows.length - held.length - below.length;
      if (isStored || (waitingCount > 0 && held.length > 0))
        return { shown: [...held, ...below], waitingCount };
      held = null;
      return { shown: rows, waitingCount: 0 };
    },
    release() {
      held = null;
      isReleased = true;
    },
  };
}

/** The held rows as they are now. */
function heldNow<Row extends GroupedRow>(held: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const groups = new Map(rows.flatMap((row) => (row.group === null ? [] : [[row.groupKey, row] as const])));
  const now = held.flatMap(({ id, groupKey }) => {
    const group = groupKey === null ? undefined : groups.get(groupKey);
    return byId.get(id) ?? group ?? [];
  });
  return [...new Set(now)];
}
