import type { ErrorReason } from '@linnet/api';

/** The result of one task that was done to several things. */
export interface BulkResult<Thing> {
  /** The things for which it failed or was not tried, in their order. */
  readonly failed: readonly Thing[];
  /** Why it failed: the first error of several. */
  readonly reason: ErrorReason | null;
}

interface RunOptions {
  /** How many steps run at once, at most. */
  readonly maxConcurrent: number;
  /** Called after each step with the number of those that have ended, failed or not. */
  readonly onProgress?: (done: number) => void;
}

/** Whether an error would be the same for all the others: offline, aborted, or status 429. */
function stopsAll(reason: ErrorReason): boolean {
  return (
    reason.kind === 'offline' ||
    reason.kind === 'aborted' ||
    (reason.kind === 'http' && reason.status === 429)
  );
}

/**
 * Runs a step for several things, few at once, because servers limit the rate of requests. After an error the others go
 * on; but if the server cannot be reached or answers with 429, no further step is started.
 */
export async function runConcurrently<Thing>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<ErrorReason | null>,
  { maxConcurrent, onProgress }: RunOptions,
): Promise<BulkResult<Thing>> {
  const notDoneIndexes = new Set<number>(things.keys());
  let first: ErrorReason | null = null;
  let isOver = false;
  let done = 0;
  const waiting = things.entries();

  async function work(): Promise<void> {
    // All workers take from the same iterator.
    for (const [index, thing] of waiting) {
      const reason = await step(thing);
      if (reason === null) notDoneIndexes.delete(index);
      else first ??= reason;
      if (reason !== null && stopsAll(reason)) isOver = true;
      else onProgress?.((done += 1));
      if (isOver) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(maxConcurrent, things.length) }, work));
  return { failed: things.filter((_, index) => notDoneIndexes.has(index)), reason: first };
}

/** Runs a task for several accounts, one after the other. */
export function oneByOne<Person>(
  people: readonly Person[],
  step: (person: Person) => Promise<ErrorReason | null>,
  onProgress: (done: number) => void,
): Promise<BulkResult<Person>> {
  return runConcurrently(people, step, { maxConcurrent: 1, onProgress });
}
