import type { NotificationRow } from './notification-row';

export type ChangeRows = (rows: readonly NotificationRow[]) => readonly NotificationRow[];

export interface StandingChange {
  /** The server has done it: answers to requests from now on include it. */
  end(): void;
  /** The server refused. */
  undo(): void;
}

/**
 * Changes that answers may lack, as they were made while a request was under way. Each change is made again in the
 * answers to all requests that were sent before it ended.
 */
export interface StandingChanges {
  begin(change: ChangeRows): StandingChange;
  /** A request begins, and is under way until the returned function is called. One at a time. */
  ask(): () => void;
  /** The rows of an answer, with every change that it may lack. */
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
