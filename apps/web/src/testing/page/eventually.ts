/** How long a condition may take to become true; tests of the assertions themselves set it lower. */
export const waitLimit = { timeoutMs: 25_000 };
/** The delay before the second try, and the longest: each delay is twice as long as the one before. */
const FIRST_DELAY_MS = 4;
const MAX_DELAY_MS = 50;

/** The real clock, also where a test replaces the page's. */
const { setTimeout: realSetTimeout, performance: clock } = globalThis;

/** Repeats an attempt until it does not throw and resolves to its result; after the time limit throws its last error. */
export async function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const end = clock.now() + waitLimit.timeoutMs;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (clock.now() > end) throw error;
    }
    await new Promise((resolve) => realSetTimeout(resolve, delay));
  }
}

/** Waits until React has run the effects of the last render, which are tasks of their own. */
export async function waitForEffects(): Promise<void> {
  for (let task = 0; task < 2; task += 1) await new Promise((resolve) => realSetTimeout(resolve));
}
