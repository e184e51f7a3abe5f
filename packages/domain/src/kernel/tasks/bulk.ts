import type { ErrorReason } from '@linnet/api';
import { type Cell, createCell } from '../cell';
import { runConcurrently } from './run-concurrently';

/** How a step ended for one of several things. */
export type BulkStepOutcome =
  | { readonly kind: 'done' | 'already' | 'changed' }
  | { readonly kind: 'failed' | 'unknown'; readonly reason: ErrorReason };

export interface BulkFailure<Thing> {
  readonly thing: Thing;
  readonly reason: ErrorReason;
  /** The answer was lost, and it is unknown whether the step was done. */
  readonly isUnsure: boolean;
}

/** The result of a step for several things. */
export interface BulkOutcome<Thing> {
  readonly done: readonly Thing[];
  /** Somebody else had done it. */
  readonly already: readonly Thing[];
  /** Changed by somebody else since the viewer saw it; left alone. */
  readonly changed: readonly Thing[];
  readonly failures: readonly BulkFailure<Thing>[];
  /** Those that were not tried: the run was stopped, or the server could not be reached. */
  readonly untried: readonly Thing[];
}

/** How the caller of a run controls it. */
export interface BulkRun {
  /** Ends the run after the step that is under way. */
  readonly stop: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/**
 * Runs a step for one thing after the other, with a call for each: to a call for several things, servers answer with an
 * error although they have done some of them, and they lose changes that are sent at the same time.
 */
export async function runBulk<Thing>(
  things: readonly Thing[],
  step: (thing: Thing) => Promise<BulkStepOutcome>,
  { stop, onProgress }: BulkRun,
): Promise<BulkOutcome<Thing>> {
  const outcomes = new Map<Thing, BulkStepOutcome>();
  await runConcurrently(
    things,
    async (thing) => {
      if (stop.aborted) return { kind: 'aborted' };
      const outcome = await step(thing);
      outcomes.set(thing, outcome);
      return 'reason' in outcome ? outcome.reason : null;
    },
    { maxConcurrent: 1, onProgress },
  );
  const those = (kind: BulkStepOutcome['kind']) =>
    things.filter((thing) => outcomes.get(thing)?.kind === kind);
  return {
    done: those('done'),
    already: those('already'),
    changed: those('changed'),
    failures: things.flatMap((thing) => {
      const outcome = outcomes.get(thing);
      if (outcome === undefined || !('reason' in outcome)) return [];
      return [{ thing, reason: outcome.reason, isUnsure: outcome.kind === 'unknown' }];
    }),
    untried: things.filter((thing) => !outcomes.has(thing)),
  };
}

/** What can be tried again: what failed and what was not tried. */
export const leftOf = <Thing>({ failures, untried }: BulkOutcome<Thing>): readonly Thing[] => [
  ...failures.map(({ thing }) => thing),
  ...untried,
];

/** An error of a step, null on success, as its outcome. */
export const bulkStepOutcome = (reason: ErrorReason | null): BulkStepOutcome =>
  reason === null ? { kind: 'done' } : { kind: 'failed', reason };

export interface BulkState<Thing> {
  /** Null while nothing runs. */
  readonly progress: { readonly done: number; readonly total: number; readonly isStopping: boolean } | null;
  /** How the last run ended; null before the first and after it was dismissed. */
  readonly outcome: BulkOutcome<Thing> | null;
}

type BulkWork<Thing> = (things: readonly Thing[], run: BulkRun) => Promise<BulkOutcome<Thing>>;

/** A task for several things that can be watched and stopped. It continues when its screen is left. */
export interface Bulk<Thing> {
  readonly state: Pick<Cell<BulkState<Thing>>, 'get' | 'subscribe'>;
  readonly run: (things: readonly Thing[], work: BulkWork<Thing>) => Promise<BulkOutcome<Thing>>;
  /** Runs the last work again for what is left of it. */
  readonly retry: () => void;
  /** Ends the run after the step that is under way. */
  readonly stop: () => void;
  readonly dismiss: () => void;
}

export function createBulk<Thing>(): Bulk<Thing> {
  const state = createCell<BulkState<Thing>>({ progress: null, outcome: null });
  let control = new AbortController();
  let last: BulkWork<Thing> | null = null;

  async function run(things: readonly Thing[], work: BulkWork<Thing>): Promise<BulkOutcome<Thing>> {
    const own = new AbortController();
    control = own;
    last = work;
    const total = things.length;
    const show = (done: number) =>
      state.set({ progress: { done, total, isStopping: own.signal.aborted }, outcome: null });
    show(0);
    const outcome = await work(things, { stop: own.signal, onProgress: show });
    state.set({ progress: null, outcome });
    return outcome;
  }

  return {
    state,
    run,
    retry() {
      const { outcome } = state.get();
      if (outcome !== null && last !== null) void run(leftOf(outcome), last);
    },
    stop() {
      control.abort();
      const { progress, outcome } = state.get();
      if (progress !== null) state.set({ progress: { ...progress, isStopping: true }, outcome });
    },
    dismiss: () => state.set({ ...state.get(), outcome: null }),
  };
}
