import type { ErrorReason } from '@linnet/api';
import { type BatchEnd, fewAtOnce } from '../few-at-once';
import { compareIds } from './ids';

/** Changes that are sent at once. */
const AT_ONCE = 4;

export type ChangeRows<Row> = (rows: readonly Row[]) => readonly Row[];

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
  /** Lays a new change over the rows, and returns those that it has added or replaced, with what they were before. */
  lay(change: ChangeRows<Row>): readonly ChangedRow<Row>[];
  /** Takes in those of the rows changed in another list that belong to this one only since then. */
  setConfirmed(rows: readonly ChangedRow<Row>[]): void;
  /** Makes a change part of the rows. */
  settle(change: ChangeRows<Row>): void;
  /** Lays what is pending over the rows anew. */
  show(): void;
}

/** Changes to rows that several lists may have: they lie over the rows of all of them until the server has answered. */
export interface SharedChanges<Row> {
  join(list: ChangedList<Row>): void;
  /** The newest row of all lists. */
  newest(): Row | undefined;
  /** Shows a change at once. */
  begin(change: ChangeRows<Row>): PendingChange;
  /** Makes a change that the server has already made. */
  apply(change: ChangeRows<Row>): void;
  /** Shows all changes at once and sends them, few at a time. Nothing is left of those that the server refuses. */
  carryOut<Change extends SentChange<Row>>(changes: readonly Change[]): Promise<BatchEnd<Change>>;
  /** The rows with what is pending. */
  over: ChangeRows<Row>;
  /** The rows with their marks. */
  marked: ChangeRows<Row>;
  /** Shows marks over the rows from now on; the returned function shows them anew. */
  mark(marks: ChangeRows<Row>): () => void;
}

export function createSharedChanges<Row extends { readonly id: string }>(): SharedChanges<Row> {
  const lists = new Set<ChangedList<Row>>();
  const pending = new Set<ChangeRows<Row>>();
  let marksOver: ChangeRows<Row> = (rows) => rows;

  function begin(changed: ChangeRows<Row>): PendingChange {
    // One function may be begun twice.
    const change: ChangeRows<Row> = (rows) => changed(rows);
    pending.add(change);
    const made = [...lists].map((list) => ({ list, rows: list.lay(change) }));
    for (const { list, rows } of made)
      for (const other of lists) if (other !== list && rows.length > 0) other.setConfirmed(rows);
    return {
      end() {
        if (pending.delete(change)) for (const list of lists) list.settle(change);
      },
      undo() {
        if (pending.delete(change)) for (const list of lists) list.show();
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
    async carryOut(changes) {
      const shown = new Map(changes.map((one) => [one, begin(one.change)]));
      const end = await fewAtOnce(
        changes,
        async (one) => {
          const reason = await one.send();
          if (reason === null) shown.get(one)?.end();
          return reason;
        },
        { atOnce: AT_ONCE },
      );
      for (const one of end.left) shown.get(one)?.undo();
      return end;
    },
    over: (rows) => [...pending].reduce((changed, change) => change(changed), rows),
    marked: (rows) => marksOver(rows),
    mark(marks) {
      marksOver = marks;
      return () => lists.forEach((list) => list.show());
    },
  };
}

/** As many as a list has rows. */
const MOST = 500;

/**
 * Rows that were removed from a list and must not come back with a late or repeated event or answer: dismissed
 * ones, and those of accounts that were blocked. They are let in again when the list is rebuilt with them.
 */
export interface RemovedRows<Row> {
  /** Notes what a change has removed from the list, and added to it. */
  changed(before: readonly Row[], after: readonly Row[]): void;
  /** Lets these in, as the list is rebuilt with them. */
  letIn(rows: readonly { readonly id: string }[]): void;
  without(rows: readonly Row[]): readonly Row[];
}

export function createRemovedRows<Row extends { readonly id: string }>(): RemovedRows<Row> {
  const out = new Set<string>();

  function letIn(rows: readonly { readonly id: string }[]): void {
    for (const { id } of rows) out.delete(id);
  }

  return {
    changed(before, after) {
      const left = new Set(after.map(({ id }) => id));
      for (const { id } of before) if (!left.has(id)) out.add(id);
      letIn(after);
      for (const oldest of out) {
        if (out.size <= MOST) break;
        out.delete(oldest);
      }
    },
    letIn,
    without: (rows) => (rows.some(({ id }) => out.has(id)) ? rows.filter(({ id }) => !out.has(id)) : rows),
  };
}
