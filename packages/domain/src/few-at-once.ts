import type { FailureReason } from '@linnet/api';

/** What became of something that was done to several things. */
export interface BatchEnd<Thing> {
  /** To which it was not done, in their order. */
  readonly left: readonly Thing[];
  /** Why; of several reasons the first. */
  readonly reason: FailureReason | null;
}

interface FewOptions {
  /** How many at most are under way. */
  readonly atOnce: number;
  /** Hears how many are through, however they ended. */
  readonly onStep?: (done: number) => void;
}

/** Nobody further down the list would fare better. */
function endsAll(reason: FailureReason): boolean {
  return (
    reason.kind === 'offline' ||
    reason.kind === 'aborted' ||
    (reason.kind === 'http' && reason.status === 429)
  );
}

/**
 * Does something to several things, few of them at once, as servers count what comes together. A refusal leaves its
 * thing out; where the server cannot be reached, or wants to be left alone, all that has not begun is left too.
 */
export async function fewAtOnce<Thing>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<FailureReason | null>,
  { atOnce, onStep }: FewOptions,
): Promise<BatchEnd<Thing>> {
  const left = new Set<number>(things.keys());
  let first: FailureReason | null = null;
  let isOver = false;
  let done = 0;
  const waiting = things.entries();

  async function work(): Promise<void> {
    // All workers take from the same list.
    for (const [index, thing] of waiting) {
      const reason = await step(thing);
      if (reason === null) left.delete(index);
      else first ??= reason;
      if (reason !== null && endsAll(reason)) isOver = true;
      else onStep?.((done += 1));
      if (isOver) return;
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, work));
  return { left: things.filter((_, index) => left.has(index)), reason: first };
}
