export type ChangeRows<Row> = (rows: readonly Row[]) => readonly Row[];

export interface PendingChange {
  /** The server has done it: answers to requests from now on include it. */
  end(): void;
  /** The server refused. */
  undo(): void;
}

/**
 * Changes that answers may lack, as they were made while a request was under way. Each change is made again in the
 * answers to all requests that were sent before it ended.
 */
export interface PendingChanges<Row> {
  begin(change: ChangeRows<Row>): PendingChange;
  /** A request begins, and is under way until the returned function is called. One at a time. */
  ask(): () => void;
  /** The rows of an answer, with every change that it may lack. */
  over: ChangeRows<Row>;
}

export function createPendingChanges<Row>(): PendingChanges<Row> {
  const pending = new Set<ChangeRows<Row>>();
  const ended = new Set<ChangeRows<Row>>();
  let isAsking = false;

  function forgetEnded(): void {
    for (const change of ended) pending.delete(change);
    ended.clear();
  }

  return {
    begin(change) {
      pending.add(change);
      return {
        end() {
          ended.add(change);
          if (!isAsking) forgetEnded();
        },
        undo: () => void pending.delete(change),
      };
    },
    ask() {
      isAsking = true;
      return () => {
        isAsking = false;
        forgetEnded();
      };
    },
    over: (rows) => [...pending].reduce((changed, change) => change(changed), rows),
  };
}

/** As many as a list has rows. */
const MOST = 500;

/**
 * Rows that were removed from a list and must not come back with a late or repeated event or answer: dismissed
 * ones, and those of accounts that were blocked. They are let in again when the list is rebuilt with them.
 */
interface RemovedRows<Row> {
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
