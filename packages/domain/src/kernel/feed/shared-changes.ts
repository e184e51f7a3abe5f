import type { ErrorReason } from '@linnet/api';
import { type BulkResult, runConcurrently } from '../tasks/run-concurrently';
import { compareIds } from './ids';

/** How many changes are sent at the same time. */
const MAX_CONCURRENT = 4;

export type ChangeRows<Row> = (rows: readonly Row[]) => readonly Row[];

/** Changes each row, or removes it for a null; the same array where nothing differs. */
export function changeEach<Row>(change: (row: Row) => Row | null): ChangeRows<Row> {
  return (rows) => {
    const next = rows.map(change).filter((row) => row !== null);
    return next.length === rows.length && next.every((row, at) => row === rows[at]) ? rows : next;
  };
}

/** Removes rows. */
export function withoutRows<Row>(isGone: (row: Row) => boolean): ChangeRows<Row> {
  return changeEach((row) => (isGone(row) ? null : row));
}

export interface PendingChange {
  /** The server has done it: the change becomes part of the rows. */
  end(): void;
  /** The server refused: nothing is left of the change. */
  undo(): void;
}

/** A change, and the request by which the server makes it. */
export interface SentChange<Row> {
  readonly change: ChangeRows<Row>;
  /** Resolves to the error; null when the server has done it. */
  send(): Promise<ErrorReason | null>;
}

interface ChangedRow<Row> {
  readonly row: Row;
  readonly before: Row | undefined;
}

/** One of several lists of the same rows. */
export interface ChangedList<Row> {
  newest(): Row | undefined;
  /** Shows a new change, and returns the rows that it has added or replaced, with those before. */
  showChange(change: ChangeRows<Row>): readonly ChangedRow<Row>[];
  /** Adds those of the rows that a change in another list has made part of this one. */
  addChangedElsewhere(rows: readonly ChangedRow<Row>[]): void;
  /** Makes a change part of the rows. */
  confirm(change: ChangeRows<Row>): void;
  /** Applies the pending changes to the rows again. */
  refresh(): void;
}

/** Changes to rows that several lists may have: shown over the rows of all of them until the server has answered. */
export interface SharedChanges<Row> {
  join(list: ChangedList<Row>): void;
  /** The newest row of all lists. */
  newest(): Row | undefined;
  /** Shows a change at once. */
  begin(change: ChangeRows<Row>): PendingChange;
  /** Makes a change that the server has already made. */
  apply(change: ChangeRows<Row>): void;
  /** Shows all changes at once and sends them, few at a time. Nothing is left of those that the server refuses. */
  sendAll<Change extends SentChange<Row>>(changes: readonly Change[]): Promise<BulkResult<Change>>;
  /** The rows with the pending changes. */
  withPending: ChangeRows<Row>;
  /** The rows with their marks. */
  withMarks: ChangeRows<Row>;
  /** Applies `marks` to the rows from now on; the returned function is called when the marks have changed. */
  setMarks(marks: ChangeRows<Row>): () => void;
}

export function createSharedChanges<Row extends { readonly id: string }>(): SharedChanges<Row> {
  const lists = new Set<ChangedList<Row>>();
  const pending = new Set<ChangeRows<Row>>();
  let marksOver: ChangeRows<Row> = (rows) => rows;

  function begin(changed: ChangeRows<Row>): PendingChange {
    // The same function may be begun twice: each time counts as a change of its own.
    const change: ChangeRows<Row> = (rows) => changed(rows);
    pending.add(change);
    const made = [...lists].map((list) => ({ list, rows: list.showChange(change) }));
    for (const { list, rows } of made)
      for (const other of lists) if (other !== list && rows.length > 0) other.addChangedElsewhere(rows);
    return {
      end() {
        if (pending.delete(change)) for (const list of lists) list.confirm(change);
      },
      undo() {
        if (pending.delete(change)) for (const list of lists) list.refresh();
      },
    };
  }

  return {
    join: (list) => void lists.add(list),
    newest: () =>
      [...lists]
        .flatMap((list) => list.newest() ?? [])
        .toSorted((a, b) => compareIds(b.id, a.id))
        .at(0),
    begin,
    apply: (change) => begin(change).end(),
    async sendAll(changes) {
      const shown = new Map(changes.map((one) => [one, begin(one.change)]));
      const end = await runConcurrently(
        changes,
        async (one) => {
          const reason = await one.send();
          if (reason === null) shown.get(one)?.end();
          return reason;
        },
        { maxConcurrent: MAX_CONCURRENT },
      );
      for (const one of end.failed) shown.get(one)?.undo();
      return end;
    },
    withPending: (rows) => [...pending].reduce((changed, change) => change(changed), rows),
    withMarks: (rows) => marksOver(rows),
    setMarks(marks) {
      marksOver = marks;
      return () => lists.forEach((list) => list.refresh());
    },
  };
}

/** How many removed rows are remembered: as many as a list has rows. */
const MAX_REMOVED = 500;

/**
 * Rows that were removed from a list and must not come back with a late or repeated event or answer: dismissed
 * ones, and those of accounts that were blocked. They are forgotten when the list is rebuilt with them.
 */
export interface RemovedRows<Row> {
  /** Remembers what a change has removed from the list, and forgets what it has added. */
  changed(before: readonly Row[], after: readonly Row[]): void;
  /** Forgets that these were removed, as the list is rebuilt with them. */
  allowAgain(rows: readonly { readonly id: string }[]): void;
  without(rows: readonly Row[]): readonly Row[];
}

export function createRemovedRows<Row extends { readonly id: string }>(): RemovedRows<Row> {
  const removedIds = new Set<string>();

  function allowAgain(rows: readonly { readonly id: string }[]): void {
    for (const { id } of rows) removedIds.delete(id);
  }

  return {
    changed(before, after) {
      const remaining = new Set(after.map(({ id }) => id));
      for (const { id } of before) if (!remaining.has(id)) removedIds.add(id);
      allowAgain(after);
      for (const oldest of removedIds) {
        if (removedIds.size <= MAX_REMOVED) break;
        removedIds.delete(oldest);
      }
    },
    allowAgain,
    without: withoutRows(({ id }) => removedIds.has(id)),
  };
}
