import { defineConfig } from '@playwright/test';
import { needChromium } from '../tools/browser/need-chromium';
import { chromiumFlags } from '../tools/browser/chromium-flags';

// Workers load this file again and must not look for a browser again.
process.env['CHROMIUM_PATH'] ??= needChromium();

/** What knows no width is tried once. */
const wideOnly = [
  'characters',
  'conversations-as-timeline',
  'harness',
  'other-server',
  'live',
  'conversation-live',
  'long-thread',
  'hostile',
  'hostile-instance',
  'narrowest',
  'sidebar',
  'drawer',
  'steady',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  globalSetup: './harness/build-first.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // One more try for a machine that is busy with other things; the report tells of each.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: [...chromiumFlags] },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'narrow',
      use: { viewport: { width: 390, height: 844 } },
      testIgnore: wideOnly.map((name) => `**/${name}.spec.ts`),
    },
  ],
});
