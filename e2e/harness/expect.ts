import { expect as base } from '@playwright/test';

/**
 * Milliseconds between two tries of `expect.poll` and `toPass`; the last goes on. Playwright's own go up to a second.
 * How often an assertion about a locator tries is fixed by Playwright.
 */
export const pollIntervals = [50, 100, 250];

/** Playwright's `expect` with these intervals. */
export const expect = base.configure({});

expect.poll = (actual, messageOrOptions) => {
  const options = typeof messageOrOptions === 'string' ? { message: messageOrOptions } : messageOrOptions;
  return base.poll(actual, { intervals: pollIntervals, ...options });
};
