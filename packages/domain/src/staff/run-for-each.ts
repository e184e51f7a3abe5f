import type { ErrorReason } from '@linnet/api';
import { runConcurrently } from '../kernel/run-concurrently';
import type { StepOutcome } from './checked-step';

/** How a step went that was taken for several things. */
export interface BulkOutcome<Thing> {
  /** Done by this page. */
  readonly done: readonly Thing[];
  /** Somebody else had done it. */
  readonly already: readonly Thing[];
  /** Changed by somebody else since the viewer saw it; left alone. */
  readonly changed: readonly Thing[];
  /** Failed, or not tried because the server could not be reached. */
  readonly failed: readonly Thing[];
  /** The answer was lost, and nothing tells whether it was done. */
  readonly unknown: readonly Thing[];
  /** Why it failed: the first of several reasons. */
  readonly reason: ErrorReason | null;
}

/**
 * Takes a step for one thing after the other, with a call of its own for each: the server answers a call about several
 * with an error although it has done some of them.
 */
export async function runForEach<Thing>(
  things: readonly Thing[],
  run: (thing: Thing) => Promise<StepOutcome<unknown>>,
  onProgress: (done: number) => void,
): Promise<BulkOutcome<Thing>> {
  const kinds = new Map<Thing, StepOutcome<unknown>['kind']>();
  const { reason } = await runConcurrently(
    things,
    async (thing) => {
      const outcome = await run(thing);
      kinds.set(thing, outcome.kind);
      return 'reason' in outcome ? outcome.reason : null;
    },
    { maxConcurrent: 1, onProgress },
  );
  const thingsOf = (kind: StepOutcome<unknown>['kind']) =>
    things.filter((thing) => kinds.get(thing) === kind);
  return {
    done: thingsOf('done'),
    already: thingsOf('already'),
    changed: thingsOf('changed'),
    unknown: thingsOf('unknown'),
    failed: things.filter((thing) => !kinds.has(thing) || kinds.get(thing) === 'failed'),
    reason,
  };
}
