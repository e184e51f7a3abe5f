import { expect as base } from '@playwright/test';

/**
 * Milliseconds between two tries of `expect.poll` and `toPass`; the last one repeats. Playwright's own intervals go
 * up to a second. Those of assertions about locators cannot be changed.
 */
export const pollIntervals = [50, 100, 250];

/** Playwright's `expect` with these intervals. */
export const expect = base.configure({});

expect.poll = (actual, messageOrOptions) => {
  const options = typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions;
  return base.poll(actual, { intervals: pollIntervals, ...options });
};
