import { type BulkOutcome, type StepOutcome, runForEach } from '@linnet/domain/staff';
import { useState } from 'react';

interface BulkProgress {
  readonly done: number;
  readonly total: number;
}

export interface Bulk<Thing> {
  /** Null while nothing runs. */
  readonly progress: BulkProgress | null;
  /** How the last run ended; null before the first and after it was dismissed. */
  readonly outcome: BulkOutcome<Thing> | null;
  readonly run: (
    things: readonly Thing[],
    step: (thing: Thing) => Promise<StepOutcome<unknown>>,
  ) => Promise<BulkOutcome<Thing>>;
  readonly dismiss: () => void;
}

/** Takes a step for several things, one call each, and tells how far it is and what failed. */
export function useBulk<Thing>(): Bulk<Thing> {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Thing> | null>(null);
  return {
    progress,
    outcome,
    dismiss: () => setOutcome(null),
    async run(things, step) {
      const total = things.length;
      setOutcome(null);
      setProgress({ done: 0, total });
      const result = await runForEach(things, step, (done) => setProgress({ done, total }));
      setProgress(null);
      setOutcome(result);
      return result;
    },
  };
}
