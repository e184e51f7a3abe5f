import type { NotificationRow } from './notification-row';

export type ChangeRows = (rows: readonly NotificationRow[]) => readonly NotificationRow[];

export interface StandingChange {
  /** The server has done it: answers to what is asked from now on know of it. */
  end(): void;
  /** The server refused. */
  undo(): void;
}

/**
 * What is done while a question is under way the server may have answered without. Each change is done over the
 * answers to all questions that were asked before it ended.
 */
export interface StandingChanges {
  begin(change: ChangeRows): StandingChange;
  /** A question begins, and is under way until the returned function is called. One at a time. */
  ask(): () => void;
  /** What came, with everything done to it that its question may have missed. */
  over: ChangeRows;
  clear(): void;
}

export function createStandingChanges(): StandingChanges {
  const standing = new Set<ChangeRows>();
  const ended = new Set<ChangeRows>();
  let isAsking = false;

  function forgetEnded(): void {
    for (const change of ended) standing.delete(change);
    ended.clear();
  }

  return {
    begin(change) {
      standing.add(change);
      return {
        end() {
          ended.add(change);
          if (!isAsking) forgetEnded();
        },
        undo: () => void standing.delete(change),
      };
    },
    ask() {
      isAsking = true;
      return () => {
        isAsking = false;
        forgetEnded();
      };
    },
    over: (rows) => [...standing].reduce((changed, change) => change(changed), rows),
    clear() {
      standing.clear();
      ended.clear();
    },
  };
}
