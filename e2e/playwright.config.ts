import { defineConfig } from '@playwright/test';
import { needChromium } from '../tools/browser/need-chromium';
import { chromiumFlags } from '../tools/browser/chromium-flags';

// Workers load this file again and must not look for a browser again.
process.env['CHROMIUM_PATH'] ??= needChromium();

/** What is laid out alike at every width, or knows none, is tried once. */
const wideOnly = [
  'bookmark-folders',
  'characters',
  'composer-edit',
  'composer-media-faults',
  'composer-poll',
  'composer-preview',
  'composer-quote',
  'composer-schedule',
  'composer-thread',
  'content-rules',
  'conversation-live',
  'conversations-as-timeline',
  'drawer',
  'expired-session',
  'failed-post',
  'filters',
  'harness',
  'hostile',
  'hostile-content',
  'hostile-instance',
  'link-card',
  'live',
  'login-mfa',
  'login-oauth',
  'long-thread',
  'media-players',
  'missing-parts',
  'muting',
  'narrowest',
  'other-server',
  'outbox',
  'password-reset',
  'polls',
  'quotes',
  'remote-interaction',
  'settings',
  'sidebar',
  'status-actions',
  'status-delete',
  'status-history',
  'status-popover',
  'steady',
  'theme',
  'trouble',
  'two-tabs',
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
