import { defineConfig } from '@playwright/test';
import { ensureBrowsers } from '../tools/browser/ensure-chromium';
import { chromiumFlags } from '../tools/browser/chromium-flags';
import { pollIntervals } from './harness/expect';
import { narrowTests, wideTests } from './harness/widths';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/build-first.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at the second try has a fault, or has found one.
  retries: 0,
  // Limits against hanging, for machines that are much slower than usual.
  timeout: 120_000,
  expect: { timeout: 20_000, toPass: { intervals: pollIntervals } },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Playwright waits for moving elements, and scrolls the page when they move for long.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing each test would take a third of the total time: `--trace on` traces a few.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureBrowsers().shell, args: [...chromiumFlags] },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } }, ...wideTests },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 } }, ...narrowTests },
  ],
});
