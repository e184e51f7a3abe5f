import type { ErrorReason } from '@linnet/api';
import { runConcurrently } from '../kernel/run-concurrently';

export interface Failure<Thing> {
  readonly thing: Thing;
  readonly reason: ErrorReason;
}

/** What has come of one task that was done to several things. */
export interface BatchOutcome<Thing> {
  readonly failures: readonly Failure<Thing>[];
  /** What was not tried: it was stopped, or the server could not be reached. */
  readonly untried: readonly Thing[];
}

export interface BatchRun {
  /** Ends it before the next thing; the one under way is brought to its end. */
  readonly stop: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Does a task to one thing after the other: servers lose changes of one pack that come at the same time. */
export async function oneByOne<Thing>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<ErrorReason | null>,
  { stop, onProgress }: BatchRun,
): Promise<BatchOutcome<Thing>> {
  const failures: Failure<Thing>[] = [];
  const { failed } = await runConcurrently(
    things,
    async (thing) => {
      if (stop.aborted) return { kind: 'aborted' };
      const reason = await step(thing);
      if (reason !== null) failures.push({ thing, reason });
      return reason;
    },
    { maxConcurrent: 1, onProgress },
  );
  const tried = new Set(failures.map(({ thing }) => thing));
  return { failures, untried: failed.filter((thing) => !tried.has(thing)) };
}
