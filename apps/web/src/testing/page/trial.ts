import { vi } from 'vitest';

/** Milliseconds after which a change that may make the page unusable is undone unless somebody keeps it. */
const TRIAL_MS = 10_000;

/**
 * Lets no change on trial end by itself: a slow machine needs longer to find and press a button than a person. Returns
 * what ends this.
 */
export function keepTrialsOpen(): () => void {
  const { setTimeout: real } = globalThis;
  const spy = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run: () => void, ms?: number, ...rest: []) =>
      real(run, ms === TRIAL_MS ? 60 * TRIAL_MS : ms, ...rest),
    );
  return () => spy.mockRestore();
}
