/** Milliseconds until a condition counts as failed; tests of the assertions themselves have less. */
export const patience = { most: 15_000 };
/** Milliseconds between the first two tries, and at most: each pause is twice as long as the one before. */
const FIRST_PAUSE = 4;
const LONGEST_PAUSE = 50;

/** The clock of the machine, also where a test replaces the page's. */
const { setTimeout: later, performance: clock } = globalThis;

/** Tries until the attempt does not throw, and then resolves to its result; throws its last error in the end. */
export async function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const end = clock.now() + patience.most;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      if (clock.now() > end) throw error;
    }
    await new Promise((resolve) => later(resolve, pause));
  }
}

/** Waits until React has run the effects of what was drawn: they have tasks of their own. */
export async function effectsHaveRun(): Promise<void> {
  for (let task = 0; task < 2; task += 1) await new Promise((resolve) => later(resolve));
}
